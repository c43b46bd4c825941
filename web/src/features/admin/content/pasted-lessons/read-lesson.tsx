import { maxWordsPerLesson } from '../../../../../../core/lesson/access.ts';
import type { PastedLesson } from '../../../../../../core/lesson/pasted/lesson-lines.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { pastedLessonTexts as texts } from '../../../../../../core/texts/admin/course/pasted-lessons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { type FieldNote, TextField } from '../../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { BinIcon } from '../content-icons.tsx';
import { ReadLine } from '../words/read-line.tsx';
import styles from './pasted-lessons.module.css';

type ReadLessonProps = {
  lesson: PastedLesson;
  /** The text of a line; an empty one takes it out. */
  onMend: (line: number, text: string) => void;
};

/** A lesson as it was understood, line by line. What is wrong or doubtful is mended in its place. */
export function ReadLesson({ lesson, onMend }: ReadLessonProps) {
  const { name, heading, lines, problems, doubts } = lesson;
  const notes: FieldNote[] = [
    ...problems.map((text) => ({ tone: 'error' as const, text })),
    ...doubts.map((text) => ({ tone: 'warning' as const, text })),
  ];
  return (
    <Card gap={5}>
      <Row gap={4} align="baseline" justify="between" wrap="tight">
        <Text as="h3" weight="strong">
          {name || texts.nameless}
        </Text>
        <Hint>{adminContentTexts.editor.words(lines.length, maxWordsPerLesson)}</Hint>
      </Row>
      {heading && problems.length > 0 ? (
        <TextField
          label={texts.name(heading.line)}
          value={heading.text}
          notes={notes}
          aside={
            <Button
              size="icon"
              variant="quiet"
              icon={<BinIcon size={20} />}
              aria-label={adminContentTexts.paste.drop(heading.line)}
              onClick={() => onMend(heading.line, '')}
            />
          }
          onChange={(text) => onMend(heading.line, text)}
        />
      ) : (
        notes.map(({ tone, text }) => (
          <p key={text} className={tone === 'error' ? styles.error : styles.doubt}>
            {text}
          </p>
        ))
      )}
      <Stack as="ol" gap={5}>
        {lines.map((line) => (
          <Row as="li" gap={4} key={line.line}>
            <ReadLine
              line={line}
              onMend={(text) => onMend(line.line, text)}
              onDrop={() => onMend(line.line, '')}
            />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
