import type { Analytics } from '../../../../../core/contracts/admin/admin.ts';
import { analyticsTexts, figureText, percentText } from '../../../../../core/texts/admin/web.ts';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { AdminTable } from '../admin-table.tsx';
import { Nothing, Panel } from '../panel.tsx';
import styles from './analytics.module.css';
import { LessonLink } from './lesson-link.tsx';
import { ShareBar } from './share-bar.tsx';
import type { Span } from './span.ts';
import { Group } from './with-analytics.tsx';

const texts = analyticsTexts.words;

type ProblemWordsProps = {
  words: Analytics['problemWords'];
  span: Span;
  onLesson: (lessonId: number) => void;
};

/** The words that learners get wrong most often, worst first. */
export function ProblemWords({ words, span, onLesson }: ProblemWordsProps) {
  return (
    <Panel title={texts.heading} hint={texts.hint[span]}>
      <Group of={words}>
        {(known) =>
          known.length === 0 ? (
            <Nothing title={texts.empty} />
          ) : (
            <AdminTable
              caption={texts.heading}
              file="words"
              columns={[
                {
                  name: texts.word,
                  value: ({ hebrew }) => hebrew,
                  cell: ({ hebrew }) => <Hebrew className={styles.hebrew}>{hebrew}</Hebrew>,
                },
                { name: texts.translation, value: ({ russian }) => russian, cell: ({ russian }) => russian },
                {
                  name: texts.lesson,
                  value: ({ lesson }) => lesson,
                  shown: 'wide',
                  cell: ({ lesson_id, lesson }) => (
                    <LessonLink name={lesson} onOpen={() => onLesson(lesson_id)} />
                  ),
                },
                {
                  name: texts.answers,
                  value: ({ answers }) => answers,
                  shown: 'wide',
                  figures: true,
                  cell: ({ answers }) => figureText(answers),
                },
                {
                  name: texts.errors,
                  value: ({ errorRate }) => errorRate,
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
