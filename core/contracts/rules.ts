import * as z from 'zod';
import { ruleCheckKinds, ruleThemes } from '../rules/content.ts';
import { ruleResults, ruleStates } from '../rules/states.ts';
import { endpoint } from './endpoint.ts';
import { DateString, EventId, HeardText, RowId, RowIdInPath } from './shapes/shared.ts';

const Count = z.number().int().nonnegative();

/** The decisive letters of `pronunciation`: UTF-16 offsets, the end not included. */
const MarkShape = z.object({ start: Count, end: Count });

export const RulePairShape = z.object({
  right: HeardText.extend({ marks: z.array(MarkShape) }),
  /** Without niqqud: what one would say by habit, and what is wrong. With niqqud: another right form, and the difference. */
  other: z.object({ hebrew: z.string(), russian: z.string(), why: z.string() }).nullable(),
});
export type RulePairShape = z.output<typeof RulePairShape>;

export const RuleCheckShape = z.object({
  kind: z.enum(ruleCheckKinds),
  /** In Russian; of a gap what the sentence means. */
  prompt: z.string(),
  /** Of a gap: the Hebrew sentence with '___'; null for the others. */
  sentence: z.string().nullable(),
  /** Of `order` the words in their right order, to be shuffled. */
  options: z.array(z.string()),
  /** Place of the right option; 0 for `order`. */
  answer: Count,
  /** One for each wrong option, in their order; of `order` one. */
  reasons: z.array(z.string()),
});
export type RuleCheckShape = z.output<typeof RuleCheckShape>;

export const RuleItem = z.object({
  id: RowId,
  key: z.string(),
  title: z.string(),
  /** Empty while it is locked, like pairs and checks. */
  text: z.string(),
  theme: z.enum(ruleThemes),
  pairs: z.array(RulePairShape),
  checks: z.array(RuleCheckShape),
  /** The lesson that brings it. */
  lessonId: RowId,
  /** Of a lesson that is not open to the learner: only the title is shown. */
  isLocked: z.boolean(),
  state: z.enum(ruleStates),
});
export type RuleItem = z.output<typeof RuleItem>;

/** A rule as its lesson names it. */
export const LessonRule = RuleItem.pick({ id: true, key: true, title: true }).extend({
  /** Id of the word before which it comes; null: at the start of the lesson. */
  before: RowId.nullable(),
});
export type LessonRule = z.output<typeof LessonRule>;

export const SaveRuleAnswerRequest = z.object({
  eventId: EventId,
  /** met: the card was seen, with or without its checks · right, wrong: a check was answered. */
  result: z.enum(ruleResults),
  /** Place of the written check; missing for one made of learned words, and for 'met'. */
  check: z.number().int().min(0).max(99).optional(),
  /** Place of the chosen option; missing for an order, and for 'met'. */
  chosen: z.number().int().min(0).max(99).optional(),
  /** Of 'met': the card was skipped. */
  isSkipped: z.boolean().optional(),
  /** Milliseconds to the answer, or spent on the card. */
  ms: z.number().int().min(0).max(86_400_000).optional(),
  /** When it was answered, ISO with offset, by the learner's clock. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type SaveRuleAnswerRequest = z.input<typeof SaveRuleAnswerRequest>;

export const SaveRuleAnswerResponse = z.object({
  id: RowId,
  state: z.enum(ruleStates),
  /** 0–1: how sure the learner is of the rule. */
  sureness: z.number().min(0).max(1),
  /** From this date on it is asked in «Сегодня». */
  due: DateString,
  /** Checked answers, and the misses among them. */
  answers: Count,
  misses: Count,
});
export type SaveRuleAnswerResponse = z.output<typeof SaveRuleAnswerResponse>;

export const ruleEndpoints = {
  'GET /rules': endpoint({
    summary: 'Правила по порядку курса: текст, пары, проверки, урок и насколько ученик их знает',
    access: 'learner',
    callsPerMinute: 120,
    response: z.array(RuleItem),
  }),
  'POST /rules/{id}/answers': endpoint({
    summary: 'Ответ о правиле; повтор события ничего не меняет, баллов не приносит',
    access: 'learner',
    callsPerMinute: 600, // a queue from a long flight comes in a burst
    callsPerDay: 10_000,
    params: z.object({ id: RowIdInPath }),
    body: SaveRuleAnswerRequest,
    response: SaveRuleAnswerResponse,
  }),
};
