import type { WordContent } from '../../../../../../core/lesson/content.ts';
import { oneRowALine } from '../../../../../../core/lesson/pasted/rows.ts';
import { lettersIn, parseWordLines } from '../../../../../../core/lesson/pasted/word-lines.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextArea } from '../../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Text, Title } from '../../../../ui/text.tsx';
import styles from './paste-words.module.css';
import { ReadLine, withLine } from './read-line.tsx';
import { useTaught } from './use-taught.ts';

const texts = adminContentTexts.paste;

type PasteWordsProps = {
  /** As it was left when the list was last shown. */
  text: string;
  onText: (text: string) => void;
  /** False when they would be too many. */
  onAdd: (words: readonly Omit<WordContent, 'key'>[]) => boolean;
  onClose: () => void;
};

/** Many words at once, one per line; line by line, what was read and what is wrong. */
export function PasteWords({ text, onText, onAdd, onClose }: PasteWordsProps) {
  const { lines } = parseWordLines(text, useTaught(lettersIn(text)));
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
        onChange={(written) => onText(oneRowALine(written))}
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
