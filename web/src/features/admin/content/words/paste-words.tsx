import { useState } from 'react';
import type { WordContent } from '../../../../../../core/lesson/content.ts';
import { parseWordLines, type WordLine } from '../../../../../../core/lesson/pasted/word-lines.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/content.ts';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Hebrew } from '../../../../ui/hebrew/hebrew.tsx';
import { CheckIcon } from '../../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Text, Title } from '../../../../ui/text.tsx';
import styles from './paste-words.module.css';
import { useTaught } from './use-taught.ts';

const texts = adminContentTexts.paste;

export type PasteWordsProps = {
  /** As it was left when the list was last shown. */
  text: string;
  onText: (text: string) => void;
  /** False when they would be too many. */
  onAdd: (words: readonly Omit<WordContent, 'key'>[]) => boolean;
  onClose: () => void;
};

/** Many words at once, one per line; line by line, what was read and what is wrong. */
export function PasteWords({ text, onText, onAdd, onClose }: PasteWordsProps) {
  const { lines } = parseWordLines(text, useTaught(text));
  const words = lines.flatMap(({ word, problems }) => (word && problems.length === 0 ? [word] : []));
  useBackButton(onClose);

  /** Lines that could not be read stay to be corrected. */
  function add() {
    if (!onAdd(words)) return;
    const unread = lines.filter(({ problems }) => problems.length > 0);
    onText(unread.map((line) => line.text).join('\n'));
    if (unread.length === 0) onClose();
  }

  return (
    <Stack as="section" gap={6} className={styles.paste} aria-label={texts.title}>
      <Title as="h2">{texts.title}</Title>
      <TextArea
        label={texts.label}
        placeholder={texts.hint}
        rows={8}
        value={text}
        dir="ltr"
        maxLength={10_000}
        notes={[{ tone: 'hint', text: texts.hint }]}
        onChange={onText}
      />
      <Card>
        {lines.length === 0 && (
          <Text as="p" tone="soft">
            {texts.nothing}
          </Text>
        )}
        <Stack as="ol" gap={5}>
          {lines.map((line) => (
            <Row as="li" gap={4} key={line.line}>
              <ReadLine line={line} onMend={(mended) => onText(withLine(text, line.line, mended))} />
            </Row>
          ))}
        </Stack>
      </Card>
      <Row gap={4} justify="end" wrap>
        <Button variant="quiet" onClick={onClose}>
          {adminContentTexts.cancel}
        </Button>
        <Button variant="primary" disabled={words.length === 0} onClick={add}>
          {texts.add(words.length)}
        </Button>
      </Row>
    </Stack>
  );
}

/** The text with another line in place of one; lines are counted from 1. */
const withLine = (text: string, line: number, mended: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((one, at) => (at + 1 === line ? mended : one))
    .join('\n');

type ReadLineProps = { line: WordLine; onMend: (text: string) => void };

/** A line as it was understood. One with a mistake or a doubt is mended in its place. */
function ReadLine({ line: { line, text, word, problems, doubts }, onMend }: ReadLineProps) {
  // A line that becomes right while one is typing stays open until it is left.
  const [isMending, setMending] = useState(false);
  const isRight = problems.length === 0 && word !== undefined;
  const understood = word && (
    <span>
      <Hebrew>{word.pronunciation || word.hebrew}</Hebrew>
      {` — [${word.transcription}] — ${word.russian}`}
    </span>
  );
  if (isRight && doubts.length === 0 && !isMending) {
    return (
      <>
        <CheckIcon size={18} className={styles.good} />
        {understood}
      </>
    );
  }
  return (
    <div className={styles.mend}>
      {isRight && understood}
      <TextField
        label={texts.line(line)}
        dir="auto"
        value={text}
        notes={[
          ...problems.map(({ message }) => ({ tone: 'error' as const, text: message })),
          ...doubts.map((doubt) => ({ tone: 'warning' as const, text: doubt })),
        ]}
        onFocus={() => setMending(true)}
        onBlur={() => setMending(false)}
        onChange={onMend}
      />
    </div>
  );
}
