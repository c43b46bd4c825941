import type { LessonStats } from '../../../../../../core/contracts/shapes/lessons-admin.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { Hebrew } from '../../../../ui/hebrew/hebrew.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Tiles } from '../../../../ui/surfaces/tiles.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';

const texts = adminContentTexts.stats;

/** SPEC §3 Lesson stats: how many, how well, how long, and the words that go wrong. */
export function LessonStatsCard({ stats }: { stats: LessonStats }) {
  const { learners, completions, averageScore, averageTime, problemWords } = stats;
  return (
    <Card gap={5}>
      <Text as="h3" weight="strong">
        {texts.heading}
      </Text>
      {learners === 0 ? (
        <Hint as="p">{texts.nobody}</Hint>
      ) : (
        <>
          <Tiles
            tiles={[
              { name: texts.learners, value: learners },
              { name: texts.completions, value: completions },
              {
                name: texts.averageScore,
                value: averageScore === null ? texts.none : texts.percent(averageScore),
              },
              {
                name: texts.averageTime,
                value: averageTime === null ? texts.none : texts.minutes(averageTime),
              },
            ]}
            ofTotal={String}
          />
          <Text as="h4" weight="strong">
            {texts.problemWords}
          </Text>
          {problemWords.length === 0 && <Hint as="p">{texts.noProblems}</Hint>}
          <Stack as="ul" gap={4}>
            {problemWords.map(({ id, hebrew, russian, errorRate, answers }) => (
              <Row as="li" gap={6} justify="between" wrap="tight" key={id}>
                <span>
                  <Hebrew>{hebrew}</Hebrew> — {russian}
                </span>
                <Hint>{texts.errorRate(errorRate, answers)}</Hint>
              </Row>
            ))}
          </Stack>
        </>
      )}
    </Card>
  );
}
