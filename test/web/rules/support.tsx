import { HttpResponse, http as msw, type RequestHandler } from 'msw';
import type { RuleCheckShape, RuleItem, SaveRuleAnswerRequest } from '../../../core/contracts/rules.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import type { RuleContent } from '../../../core/rules/content.ts';
import { splitMarks } from '../../../core/rules/marks.ts';
import { rules } from '../../../db/content/rules/index.ts';
import { success } from '../../support/web/samples.ts';

function ruleOf(key: string): RuleContent {
  const rule = rules.find((one) => one.key === key);
  if (!rule) throw new Error(`no rule ${key}`);
  return rule;
}

/** A rule of the course as a new learner gets it, without sounds. */
export function sampleRule(key: string, over: Partial<RuleItem> = {}): RuleItem {
  const { theme, title, text, pairs, checks } = ruleOf(key);
  return {
    ...{ id: 700 + rules.findIndex((one) => one.key === key), key, theme, title, text },
    pairs: pairs.map(({ right: { pronunciation, transcription, russian }, other }) => {
      const { text, marks } = splitMarks(pronunciation);
      return {
        right: { hebrew: stripNiqqud(text), pronunciation: text, transcription, russian, audio: null, marks },
        other,
      };
    }),
    checks: checks.map((check) => ({
      ...check,
      options: [...check.options],
      reasons: [...check.reasons],
      sentence: check.sentence ?? null,
    })),
    lessonId: 1,
    isLocked: false,
    state: 'new',
    ...over,
  };
}

/** The only check of this kind that a rule has. */
export function checkOf(key: string, kind: RuleCheckShape['kind']): RuleCheckShape {
  const check = sampleRule(key).checks.find((one) => one.kind === kind);
  if (!check) throw new Error(`${key} has no check ${kind}`);
  return check;
}

/** A server with these rules; `saved` is what it was sent. */
export function serveRules(items: readonly RuleItem[]) {
  const saved: (SaveRuleAnswerRequest & { ruleId: number })[] = [];
  const handlers: RequestHandler[] = [
    msw.get('*/api/rules', () => HttpResponse.json(success(items) as object)),
    msw.post('*/api/rules/:id/answers', async ({ request, params }) => {
      const ruleId = Number(params.id);
      saved.push({ ruleId, ...((await request.json()) as SaveRuleAnswerRequest) });
      const state = { state: 'met', sureness: 0.1, due: '2026-11-28', answers: 1, misses: 0 };
      return HttpResponse.json(success({ id: ruleId, ...state }) as object);
    }),
  ];
  return { handlers, saved };
}
