import * as z from 'zod';
import { ruleCheckKinds, ruleThemes } from '../../rules/content.ts';
import { endpoint } from '../endpoint.ts';
import { LastEdit } from '../shapes/lessons-admin.ts';
import { maxPartBytes, PartLesson, RefusedPart, SavedPart } from '../shapes/parts-admin.ts';
import { EventId, RowId, RowIdInPath, text } from '../shapes/shared.ts';

/**
 * The editor of rules of grammar. What a rule may hold is decided by `core/rules/check-rules.ts`; a rule that breaks it
 * gets a 400 rule_refused with every problem in `data.problems`.
 */

const PairEdit = z.object({
  /** The decisive letters of `pronunciation` are in square brackets. */
  right: z.object({ pronunciation: text(300), transcription: text(300), russian: text(300) }),
  other: z.object({ hebrew: text(300), russian: text(300), why: text(500) }).nullable(),
});

const CheckEdit = z.object({
  kind: z.enum(ruleCheckKinds),
  prompt: text(500),
  /** Of a gap. */
  sentence: text(300).nullable(),
  options: z.array(text(300)).max(12),
  answer: z.number().int().min(0).max(99),
  reasons: z.array(text(500)).max(12),
});

/** Wider than the rule allows, so that the checker can say in its own words what is too much. */
const fields = {
  title: text(200),
  theme: z.enum(ruleThemes),
  text: text(4000),
  lessonId: RowId.nullable(),
  /** Id of the word of that lesson before which it comes; null: it opens the lesson. */
  before: RowId.nullable(),
  /** Keys of rules that come before it. Missing: as they were. */
  needs: z.array(text(64)).max(10).optional(),
  pairs: z.array(PairEdit).max(10),
  checks: z.array(CheckEdit).max(20),
};

export const NewRule = z.object(fields).extend({
  /** The client's id for this action: sent again, it returns the rule that exists instead of a second one. */
  eventId: EventId,
});
export type NewRule = z.output<typeof NewRule>;

/** Fields that are sent replace those of the rule. If `revision` is no longer current, the response is 409 stale_rule. */
export const RuleChange = z.object(fields).partial().extend({ revision: RowId });
export type RuleChange = z.output<typeof RuleChange>;

export const AdminRule = z.object({
  id: RowId,
  key: z.string(),
  title: z.string(),
  text: z.string(),
  theme: z.enum(ruleThemes),
  /** The lesson that brings it; null where that is gone. */
  lesson: PartLesson.nullable(),
  revision: RowId,
  /** ISO; null for a rule as shipped with the course. */
  editedAt: z.string().nullable(),
});
export type AdminRule = z.output<typeof AdminRule>;

export const AdminRuleDetail = AdminRule.extend({
  before: RowId.nullable(),
  needs: z.array(z.string()),
  pairs: z.array(
    PairEdit.extend({
      right: PairEdit.shape.right.extend({
        /** Address of the sound; null when there is none. */
        audio: z.string().nullable(),
      }),
    }),
  ),
  checks: z.array(CheckEdit),
  lastEdit: LastEdit.nullable(),
});
export type AdminRuleDetail = z.output<typeof AdminRuleDetail>;

const byId = z.object({ id: RowIdInPath });

export const rulesAdminEndpoints = {
  'GET /admin/rules': endpoint({
    summary: 'Правила грамматики для редактора, в порядке курса; без урока — в конце',
    access: 'admin',
    response: z.object({ rules: z.array(AdminRule) }),
  }),
  'GET /admin/rules/{id}': endpoint({
    summary: 'Правило целиком, с ревизией и последней правкой',
    access: 'admin',
    params: byId,
    response: AdminRuleDetail,
  }),
  'POST /admin/rules': endpoint({
    summary: 'Новое правило; ошибки названы у полей',
    access: 'admin',
    maxBodyBytes: maxPartBytes,
    body: NewRule,
    response: SavedPart,
  }),
  'POST /admin/rules/check': endpoint({
    summary: 'Что в правиле не так; ничего не сохраняет',
    access: 'admin',
    callsPerMinute: 120,
    maxBodyBytes: maxPartBytes,
    body: z.object(fields).extend({
      /** The rule that it is to become; missing for a new one. */
      id: RowId.optional(),
    }),
    response: RefusedPart,
  }),
  'PUT /admin/rules/{id}': endpoint({
    summary: 'Изменить правило; чужая правка отвечает 409',
    access: 'admin',
    maxBodyBytes: maxPartBytes,
    params: byId,
    body: RuleChange,
    response: SavedPart,
  }),
  'DELETE /admin/rules/{id}': endpoint({
    summary: 'Убрать правило; ответы учеников остаются',
    access: 'admin',
    params: byId,
    response: z.object({ deleted: z.literal(true) }),
  }),
};
