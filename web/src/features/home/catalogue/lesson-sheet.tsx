import { useQuery } from '@tanstack/react-query';
import type { Word } from '../../../../../core/contracts/catalogue.ts';
import type { HomeLesson } from '../../../../../core/contracts/home.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { lessonSheetTexts as texts } from '../../../../../core/texts/home/lesson-sheet.ts';
import { PhraseParts } from '../../../exercises/phrase-parts.tsx';
import { lessonQuery } from '../../../lib/cache/lesson-query.ts';
import { useServices } from '../../../lib/services.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { useSheetButtons } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Sheet } from '../../../ui/surfaces/sheet.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './lesson-sheet.module.css';

export type LessonSheetProps = { lesson: HomeLesson; onStart: () => void; onClose: () => void };

/** All about a lesson before it is begun: its description, its words, and what one will say after it. */
export function LessonSheet({ lesson, onStart, onClose }: LessonSheetProps) {
  useSheetButtons(onClose);
  return (
    <Sheet
      onClose={onClose}
      title={lesson.name}
      actions={
        <Button variant="primary" size="large" block onClick={onStart}>
          {texts.open}
        </Button>
      }
    >
      <Stack gap={5} className={styles.about}>
        <p>
          <MixedText>{lesson.description}</MixedText>
        </p>
        {lesson.locked ? <Hint as="p">{texts.locked}</Hint> : <Content lessonId={lesson.id} />}
      </Stack>
    </Sheet>
  );
}

function Content({ lessonId }: { lessonId: number }) {
  const { data, isError } = useQuery(lessonQuery(useServices(), lessonId));
  if (isError && !data) return <Hint as="p">{texts.notLoaded}</Hint>;
  if (!data) return <Skeleton height="8rem" radius="m" />;
  // A lesson that an older release has kept on the device names no rules.
  const { rules = [] } = data;
  return (
    <>
      {rules.map(({ id, title }) => (
        <p key={id}>
          <MixedText>{texts.rule(title)}</MixedText>
        </p>
      ))}
      <List heading={texts.words} items={data.words} />
      {data.proofs.length > 0 && <List heading={endingTexts.canSay} items={data.proofs} />}
    </>
  );
}

type ListProps = {
  heading: string;
  items: readonly Pick<Word, 'hebrew' | 'pronunciation' | 'russian' | 'parts'>[];
};

function List({ heading, items }: ListProps) {
  const { niqqud } = useSettings();
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" weight="strong">
        {heading}
      </Text>
      <Stack as="ul" gap={1}>
        {items.map(({ hebrew, pronunciation, russian, parts }) => (
          <li key={pronunciation}>
            <Hebrew>{niqqud ? pronunciation : hebrew}</Hebrew> — {russian}
            {parts && <PhraseParts parts={parts} niqqud={niqqud} />}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
