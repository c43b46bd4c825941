import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import type { RuleCheck } from '../../core/rules/content.ts';
import { splitMarks } from '../../core/rules/marks.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { type LearnersRule, readRules } from '../../db/rules/read-rules.ts';
import { saveRuleAnswer } from '../../db/rules/save-answer.ts';
import { type Handlers, visitorOf } from '../_call.ts';
import { answeredAt } from './answered-at.ts';
import { findVoicing } from './voice/heard-voices.ts';

type Item = ResponseData<'GET /rules'>[number];

export const ruleHandlers: Handlers<'GET /rules' | 'POST /rules/{id}/answers'> = {
  'GET /rules': async ({ owner, deps, now }) => {
    const visitor = { ...visitorOf(deps, owner), today: dateIn(owner.zone, now) };
    const items = (await readRules(deps.db, visitor, now)).map(itemShape);
    const lines = items.flatMap(({ pairs }) => pairs.map(({ right }) => right));
    const voiced = await findVoicing(deps, lines, { listener: owner.userId });
    return items.map((item) => ({
      ...item,
      pairs: item.pairs.map(({ right, other }) => ({ right: voiced(right), other })),
    }));
  },

  'POST /rules/{id}/answers': async ({ params, body, owner, deps, now }) => {
    const answer = {
      ...visitorOf(deps, owner),
      zone: owner.zone,
      ruleId: params.id,
      ...body,
      at: answeredAt(body),
    };
    const { phase, sureness, due, answers, misses } = await saveRuleAnswer(deps.db, answer, now);
    return { id: params.id, state: phase, sureness, due, answers, misses };
  },
};

function itemShape(rule: LearnersRule): Item {
  const { id, key, theme, title, text, lessonId, isOpen, pairs, checks, knowledge } = rule;
  return {
    ...{ id, key, theme, title, text, lessonId },
    isLocked: !isOpen,
    state: knowledge.phase,
    pairs: pairs.map(pairShape),
    checks: checks.map(checkShape),
  };
}

/** A check, written or made of learned words, as it travels. */
export const checkShape = (check: RuleCheck): Item['checks'][number] => ({
  ...check,
  sentence: check.sentence ?? null,
  options: [...check.options],
  reasons: [...check.reasons],
});

type StoredLine = {
  pronunciation: string;
  transcription: string;
  russian: string;
  audioHash?: string | null;
};

/** A right line without the brackets around its decisive letters, with the address of what was rendered. */
export function lineShape({ pronunciation, transcription, russian, audioHash }: StoredLine) {
  const { text } = splitMarks(pronunciation);
  const audio = audioHash ? `/audio/${audioHash}.mp3` : null;
  return { hebrew: stripNiqqud(text), pronunciation: text, transcription, russian, audio };
}

/** The brackets around the decisive letters become their places. */
function pairShape({ right, other }: LearnersRule['pairs'][number]): Item['pairs'][number] {
  const { marks } = splitMarks(right.pronunciation);
  return { right: { ...lineShape(right), marks }, other };
}
