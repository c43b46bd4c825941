import type { Analytics } from '../../../../../core/contracts/admin.ts';
import { analyticsTexts, figureText, percentText } from '../../../../../core/texts/admin/web.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Nothing, Panel } from '../panel.tsx';
import styles from './analytics.module.css';
import { LessonLink } from './lesson-link.tsx';
import { ShareBar } from './share-bar.tsx';
import { Group } from './with-analytics.tsx';

const texts = analyticsTexts.words;

type ProblemWordsProps = { words: Analytics['problemWords']; onLesson: (lessonId: number) => void };

/** The words that learners get wrong most often, worst first. */
export function ProblemWords({ words, onLesson }: ProblemWordsProps) {
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      <Group of={words}>
        {(known) =>
          known.length === 0 ? (
            <Nothing title={texts.empty} />
          ) : (
            <DataTable
              caption={texts.heading}
              columns={[
                {
                  name: texts.word,
                  cell: ({ hebrew }) => <Hebrew className={styles.hebrew}>{hebrew}</Hebrew>,
                },
                { name: texts.translation, cell: ({ russian }) => russian },
                {
                  name: texts.lesson,
                  shown: 'wide',
                  cell: ({ lesson_id, lesson }) => (
                    <LessonLink name={lesson} onOpen={() => onLesson(lesson_id)} />
                  ),
                },
                {
                  name: texts.answers,
                  shown: 'wide',
                  figures: true,
                  cell: ({ answers }) => figureText(answers),
                },
                {
                  name: texts.errors,
                  cell: ({ errorRate }) => (
                    <ShareBar share={errorRate} text={percentText(errorRate)} tone="wrong" />
                  ),
                },
              ]}
              rows={known}
              keyOf={({ id }) => id}
            />
          )
        }
      </Group>
    </Panel>
  );
}
