import { useState } from 'react';
import type { WordLine } from '../../../../../../core/lesson/pasted/word-lines.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Hebrew } from '../../../../ui/hebrew/hebrew.tsx';
import { CheckIcon } from '../../../../ui/icons/icons.tsx';
import { BinIcon } from '../content-icons.tsx';
import styles from './read-line.module.css';

const texts = adminContentTexts.paste;

/** The text with another line in place of one; lines are counted from 1. */
export const withLine = (text: string, line: number, mended: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((one, at) => (at + 1 === line ? mended : one))
    .join('\n');

type ReadLineProps = {
  line: WordLine;
  onMend: (text: string) => void;
  /** Of a line with a mistake: takes it out of the text. */
  onDrop?: () => void;
};

/** A line as it was understood. One with a mistake or a doubt is mended in its place. */
export function ReadLine({ line: { line, text, word, problems, doubts }, onMend, onDrop }: ReadLineProps) {
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
        aside={
          onDrop &&
          !isRight && (
            <Button
              size="icon"
              variant="quiet"
              icon={<BinIcon size={20} />}
              aria-label={texts.drop(line)}
              onClick={onDrop}
            />
          )
        }
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
