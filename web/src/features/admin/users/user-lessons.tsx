import type { AdminUserDetail } from '../../../../../core/contracts/admin/admin.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { AdminTable } from '../admin-table.tsx';
import { ShareBar } from '../analytics/share-bar.tsx';
import { Nothing, Panel } from '../panel.tsx';

const texts = usersTexts.lessons;

/** How far the person is in each lesson that was begun. */
export function UserLessons({ lessons }: { lessons: AdminUserDetail['lessons'] }) {
  return (
    <Panel title={texts.heading}>
      {lessons.length === 0 ? (
        <Nothing title={texts.empty} />
      ) : (
        <AdminTable
          caption={texts.heading}
          file="lessons"
          columns={[
            {
              name: texts.lesson,
              value: ({ name }) => name,
              cell: ({ name }) => <MixedText>{name}</MixedText>,
            },
            {
              name: texts.learned,
              value: ({ learned }) => learned,
              cell: ({ learned, words }) => (
                <ShareBar share={words === 0 ? 0 : (100 * learned) / words} text={texts.of(learned, words)} />
              ),
            },
            {
              name: texts.quiz,
              value: ({ quizPassed }) => (quizPassed ? texts.passed : texts.notPassed),
              cell: ({ quizPassed }) => (quizPassed ? texts.passed : texts.notPassed),
            },
          ]}
          rows={lessons}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  );
}
