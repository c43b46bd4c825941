import { useDeferredValue, useMemo, useState } from 'react';
import {
  lettersInLessons,
  type PastedSection,
  parseLessonLines,
  wordsOf,
} from '../../../../../../core/lesson/pasted/lesson-lines.ts';
import { oneRowALine } from '../../../../../../core/lesson/pasted/rows.ts';
import { pastedLessonTexts as texts } from '../../../../../../core/texts/admin/course/pasted-lessons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextArea } from '../../../../ui/controls/field.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Hint, Text, Title } from '../../../../ui/text.tsx';
import { useEditGuard } from '../../unsaved.ts';
import { type LessonPlace, PlaceFields } from '../place-fields.tsx';
import { StickyActions } from '../sticky-actions.tsx';
import { withLine } from '../words/read-line.tsx';
import { useTaught } from '../words/use-taught.ts';
import { type PastedText, useKeptText } from './kept-text.ts';
import styles from './pasted-lessons.module.css';
import { ReadLesson } from './read-lesson.tsx';
import { draftsOf, useCreateDrafts } from './use-create-drafts.ts';

type PasteLessonsProps = {
  /** Where the list stands that it was opened from. */
  start: LessonPlace;
  onClose: () => void;
  /** To the lessons of the place. */
  onCreated: (place: LessonPlace) => void;
};

/** A section written at once: what was pasted, the lessons that were read of it, and one act that creates all of them. */
export function PasteLessons({ start, onClose, onCreated }: PasteLessonsProps) {
  const kept = useKeptText();
  const [pasted, setPasted] = useState<PastedText>(() => kept.read() ?? { text: '', ...start });
  const { text, subsectionId } = pasted;
  const section = useSection(text);
  const { isCreating, create } = useCreateDrafts(() => {
    kept.remove();
    onCreated(pasted);
  });
  useEditGuard(text.trim() !== '', onClose, kept.remove);

  function change(changed: Partial<PastedText>) {
    const next = { ...pasted, ...changed };
    setPasted(next);
    kept.write(next);
  }

  return (
    <Stack as="section" gap={6} className={styles.paste} aria-label={texts.title} inert={isCreating}>
      <Title as="h2">{texts.title}</Title>
      <Card gap={6}>
        <PlaceFields
          place={pasted}
          missing={section.isReady ? [{ tone: 'warning', text: texts.choosePlace }] : []}
          onChange={change}
        />
        <TextArea
          label={texts.label}
          placeholder={texts.placeholder}
          rows={8}
          value={text}
          dir="ltr"
          notes={[
            ...section.problems.map((problem) => ({ tone: 'error' as const, text: problem })),
            { tone: 'hint', text: texts.hint },
          ]}
          onChange={(written) => change({ text: oneRowALine(written) })}
        />
      </Card>
      <Found section={section} onMend={(line, mended) => change({ text: withLine(text, line, mended) })} />
      <StickyActions>
        <Button
          variant="primary"
          loading={isCreating}
          disabled={!section.isReady || section.isBehind || subsectionId === null}
          onClick={() => {
            if (subsectionId !== null) void create(draftsOf(subsectionId, section.lessons));
          }}
        >
          {texts.create(section.lessons.length)}
        </Button>
      </StickyActions>
    </Stack>
  );
}

/** The lessons of the text. A long one is read while one goes on typing: `isBehind` until it is. */
function useSection(text: string): PastedSection & { isBehind: boolean } {
  const read = useDeferredValue(text);
  const letters = useMemo(() => lettersInLessons(read), [read]);
  const taught = useTaught(letters);
  const section = useMemo(() => parseLessonLines(read, taught), [read, taught]);
  return { ...section, isBehind: read !== text };
}

type FoundProps = { section: PastedSection; onMend: (line: number, text: string) => void };

function Found({ section: { lessons }, onMend }: FoundProps) {
  if (lessons.length === 0) return <Hint as="p">{texts.nothing}</Hint>;
  const faulty = lessons.flatMap(({ lines, problems }) => [
    ...problems,
    ...lines.filter((line) => line.problems.length > 0),
  ]);
  const words = lessons.reduce((count, lesson) => count + wordsOf(lesson).length, 0);
  return (
    <>
      <Stack gap={1}>
        <Text as="p" weight="strong" role="status">
          {texts.found(lessons.length, words)}
        </Text>
        {faulty.length > 0 && (
          <Text as="p" tone="wrong" size="s">
            {texts.toMend(faulty.length)}
          </Text>
        )}
      </Stack>
      {lessons.map((lesson, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lesson is where it stands; its name is being typed.
        <ReadLesson key={at} lesson={lesson} onMend={onMend} />
      ))}
    </>
  );
}
