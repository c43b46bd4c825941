import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminRule } from '../../../../../../core/contracts/admin/rules.ts';
import type { LessonDetail } from '../../../../../../core/contracts/catalogue.ts';
import type { RefusedPart } from '../../../../../../core/contracts/shapes/parts-admin.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { useUndo } from '../../use-undo.ts';
import { adminLessonQuery, refreshCourse } from '../content-queries.ts';
import { LessonPart } from '../parts/lesson-part.tsx';
import { useTellFailure } from '../tell-failure.ts';
import { rulesQuery } from './rule-queries.ts';

const texts = ruleAdminTexts.lesson;

type LessonRulesProps = {
  lesson: Pick<LessonDetail, 'id' | 'rules' | 'words'>;
  onRule: (ruleId: number) => void;
};

/** The rules that a lesson brings, and the choice of one more: it moves here from the lesson that has brought it. */
export function LessonRules({ lesson, onRule }: LessonRulesProps) {
  const { api } = useServices();
  const { data: rules = [] } = useQuery(rulesQuery(api));
  const pick = usePick(lesson.id);
  const own = new Set(lesson.rules.map(({ id }) => id));
  return (
    <Card gap={4} aria-label={texts.heading} role="group">
      <Text as="h3" weight="strong">
        {texts.heading}
      </Text>
      {lesson.rules.length === 0 ? (
        <Hint as="p">{texts.none}</Hint>
      ) : (
        <ul>
          {lesson.rules.map(({ id, title, before }) => (
            <LessonPart key={id} title={title} hint={placeIn(lesson, before)} onOpen={() => onRule(id)} />
          ))}
        </ul>
      )}
      <SelectField
        label={texts.pick}
        value=""
        disabled={pick.isMoving}
        options={[
          { value: '', name: texts.choose },
          ...rules
            .filter(({ id }) => !own.has(id))
            .map(({ id, title, lesson: place }) => ({
              value: String(id),
              name: place ? `${title} · ${partAdminTexts.lesson(place.number, place.name)}` : title,
            })),
        ]}
        notes={pick.refusals.length > 0 ? pick.refusals : [{ tone: 'hint', text: texts.pickHint }]}
        onChange={(value) => {
          const rule = rules.find(({ id }) => id === Number(value));
          if (rule) void pick.take(rule);
        }}
      />
    </Card>
  );
}

function placeIn({ words }: LessonRulesProps['lesson'], before: number | null): string {
  const word = words.find(({ id }) => id === before);
  return word ? ruleAdminTexts.rule.beforeWord(word.hebrew) : ruleAdminTexts.rule.atStart;
}

/** Gives a rule to the lesson, unless the checker refuses it there: then its reasons stand at the choice. */
function usePick(lessonId: number) {
  const { api } = useServices();
  const { tellDone } = useUndo();
  const { haptic, confirmPopup } = useTelegram();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const [isMoving, setMoving] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  /** A rule that another lesson brings is taken after a question. */
  async function take(rule: AdminRule) {
    const question = { title: texts.pickTitle, message: texts.pickAsk(rule.title), yes: texts.pickYes };
    if (rule.lesson && !(await confirmPopup({ ...question, no: adminContentTexts.cancel }))) return;
    await move(rule);
  }

  async function move({ id, title, revision }: AdminRule) {
    setMoving(true);
    setRefused([]);
    try {
      const body = { revision, lessonId, before: null };
      await api.call('PUT /admin/rules/{id}', { params: { id }, body, retries: 0 });
      haptic('success');
      tellDone(texts.picked(title), `rule:${id}`);
      await queryClient.refetchQueries({ queryKey: adminLessonQuery(api, lessonId).queryKey });
      refreshCourse(queryClient);
    } catch (error) {
      tellFailure(texts.pickFailed, error);
      // Somebody else may have changed the rule: it is tried again as it is now.
      refreshCourse(queryClient);
      if (error instanceof ApiError && error.code === 'rule_refused') {
        const { problems } = error.data as RefusedPart; // the contract of the call says what comes with this code
        setRefused([...new Set(problems.map(({ message }) => message))]);
      }
    }
    setMoving(false);
  }

  const refusals = refused.map((text) => ({ tone: 'error' as const, text }));
  return { isMoving, refusals, take };
}
