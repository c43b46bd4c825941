import * as z from 'zod';
import type { FormReasonKey } from '../forms/reason.ts';
import { askedForms, formExercises, readSkill } from '../forms/skills.ts';
import { tenses } from '../hebrew/conjugation/forms.ts';
import { formTexts } from '../texts/lesson/grammar/forms.ts';
import { VerbFormShape } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { DateString, EventId, RowId, RowIdInPath, text } from './shapes/shared.ts';

const Count = z.number().int().nonnegative();

/** Name of a skill: 'verb:paal:past.1sg', 'noun:m.im', 'agreement:sg'. */
export const FormSkillName = z
  .string()
  .max(40)
  .refine((name) => readSkill(name) !== undefined, 'no such skill');

/** Letters with and without niqqud. */
const Spelled = z.object({ pointed: z.string(), full: z.string() });

/** Which reason a text is; missing in answers of older releases. The table has no other keys. */
const ReasonKey = z.enum(Object.keys(formTexts.reasons) as FormReasonKey[]).optional();

/** One step of a practice of forms, with all that it takes to ask and to judge it. */
export const FormTask = z.object({
  skill: FormSkillName,
  wordId: RowId,
  /** Which form of the word is asked: 'past.1sg', 'plural', 'sg.f', 'n5'. */
  form: z.string(),
  exercise: z.enum(formExercises),
  /** What is asked, in Russian: «мы пойдём». */
  cue: z.string(),
  /** Name of the form: «мы · будущее». */
  name: z.string(),
  /** The word by which the learner knows it. */
  base: Spelled.extend({ russian: z.string() }),
  /** A noun that stands before the gap (`isFirst`) or after it. */
  noun: Spelled.extend({ isFirst: z.boolean() }).nullable(),
  /** A sentence around the gap where the form belongs; null for other exercises. */
  sentence: z.object({ before: Spelled, after: Spelled, russian: z.string(), audio: z.string() }).nullable(),
  /** What shows the form; empty where there is nothing short to say. */
  hint: z.string(),
  answer: VerbFormShape,
  /** To choose from, in random order; `reason` is what is wrong about one, null for the right one. */
  options: z.array(
    z.object({
      hebrew: Spelled.nullable(),
      label: z.string(),
      reason: z.string().nullable(),
      reasonKey: ReasonKey,
    }),
  ),
  /** Of what is typed: other forms by their letters, with what is wrong about each. */
  slips: z.array(z.object({ letters: z.string(), reason: z.string(), reasonKey: ReasonKey })),
});
export type FormTask = z.output<typeof FormTask>;

export const VerbPractice = z.object({
  wordId: RowId,
  /** The tenses in which the verb has forms. */
  tenses: z.array(
    z.object({
      tense: z.enum(tenses),
      /** Its lesson was reached; without one in the course, that of the tense before. */
      isIntroduced: z.boolean(),
      /** The lesson that introduces it; null when there is none. */
      lessonName: z.string().nullable(),
      /** Forms whose skill was met, and all forms of the tense. */
      met: Count,
      all: Count,
    }),
  ),
  /** A round about the asked tense, or the few forms that come next; empty without one. */
  tasks: z.array(FormTask),
});
export type VerbPractice = z.output<typeof VerbPractice>;

export const SaveFormAnswerRequest = z.object({
  eventId: EventId,
  skill: FormSkillName,
  wordId: RowId,
  form: z.string().refine((form) => askedForms.includes(form), 'no such form'),
  exercise: z.enum(formExercises),
  /** A typed answer is judged by the server, whatever this value is. */
  result: z.enum(['right', 'wrong']).default('right'),
  /** What was typed. */
  typed: text(60).optional(),
  /** Milliseconds to the answer. */
  ms: z.number().int().min(0).max(86_400_000).optional(),
  /** When it was answered, ISO with offset, by the learner's clock. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type SaveFormAnswerRequest = z.input<typeof SaveFormAnswerRequest>;

export const SaveFormAnswerResponse = z.object({
  skill: FormSkillName,
  /** The answer as stored. */
  result: z.enum(['right', 'wrong']),
  /** 0–1: how sure the learner is of the skill. */
  sureness: z.number().min(0).max(1),
  /** From this date on it is asked in «Сегодня». */
  due: DateString,
  /** Checked answers, and the misses among them. */
  answers: Count,
  misses: Count,
});
export type SaveFormAnswerResponse = z.output<typeof SaveFormAnswerResponse>;

export const formEndpoints = {
  'GET /forms/{wordId}': endpoint({
    summary: 'Тренировка форм глагола: времена, задания названного времени; next: два после слова урока',
    access: 'learner',
    callsPerMinute: 120,
    params: z.object({ wordId: RowIdInPath }),
    query: z.object({ tense: z.enum([...tenses, 'next']).optional() }),
    response: VerbPractice,
  }),
  'POST /forms/answers': endpoint({
    summary: 'Ответ о форме слова; повтор события ничего не меняет, баллов не приносит',
    access: 'learner',
    callsPerMinute: 600, // a queue from a long flight comes in a burst
    callsPerDay: 10_000,
    body: SaveFormAnswerRequest,
    response: SaveFormAnswerResponse,
  }),
};
