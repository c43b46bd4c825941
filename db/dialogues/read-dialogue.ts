import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { DialogueContent, DialogueQuestion } from '../../core/dialogues/content.ts';
import { secondsOfDialogue } from '../../core/dialogues/seconds.ts';
import { dialogueState } from '../../core/dialogues/state.ts';
import { DomainError } from '../../core/errors.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { isOpenTo } from '../course/course-words.ts';
import type { Visitor } from '../entitlements.ts';
import type { StoredTurn } from '../schema/dialogues.ts';
import { shownDialogues, stepsJson, stepsRow } from './read-dialogues.ts';

const lineRow = () => z.object({ pronunciation: z.string(), transcription: z.string(), russian: z.string() });
const personRow = () => lineRow().extend({ gender: z.enum(['m', 'f']) });

const turnRow = () =>
  lineRow().extend({
    speaker: z.union([z.literal(0), z.literal(1)]),
    cue: z.string(),
    needs: z.string(),
    also: z.array(z.string()).optional(),
    examples: z.array(lineRow()).optional(),
    audioHash: z.string().nullable(),
    words: z.array(z.object({ start: z.number(), end: z.number(), word: z.string(), lesson: z.string() })),
  }) satisfies z.ZodType<StoredTurn>;

const questionRow = () =>
  z.object({
    prompt: z.string(),
    options: z.array(z.string()),
    answer: z.number(),
    turn: z.number(),
  }) satisfies z.ZodType<DialogueQuestion>;

/** A word of the course that a turn may name. */
const namedWordRow = () =>
  lineRow().extend({ key: z.string(), lessonKey: z.string(), wordId: z.number(), lessonId: z.number() });
type NamedWord = RowOf<typeof namedWordRow>;

const dialogueRow = () =>
  z.object({
    id: z.number(),
    key: z.string(),
    lessonId: z.number(),
    isOpen: z.boolean(),
    title: z.string(),
    scene: z.string(),
    note: z.string().nullable(),
    people: z.tuple([personRow(), personRow()]) satisfies z.ZodType<DialogueContent['people']>,
    turns: z.array(turnRow()),
    questions: z.array(questionRow()),
    /** Incremented by every change. */
    revision: z.number(),
    words: z.array(namedWordRow()),
    steps: stepsRow(),
  });

/** A word of a turn as it is taught: its offsets, and what its card says. */
export type ReadTurnWord = Pick<StoredTurn['words'][number], 'start' | 'end'> &
  Omit<NamedWord, 'key' | 'lessonKey'>;

export type ReadTurn = Omit<RowOf<typeof turnRow>, 'words'> & { words: ReadTurnWord[] };

/** A dialogue of a lesson that is open to the visitor. */
export type ReadDialogue = Omit<RowOf<typeof dialogueRow>, 'isOpen' | 'turns' | 'words' | 'steps'> & {
  turns: ReadTurn[];
  /** `secondsOfDialogue` */
  seconds: number;
  state: ReturnType<typeof dialogueState>;
};

/**
 * One dialogue as a visitor knows it, in one statement. Throws 'not-found' dialogue_not_found where no published lesson
 * has it; 'forbidden' premium_required.
 */
export async function readDialogue(
  db: Db,
  { dialogueId, ...visitor }: Visitor & { dialogueId: number },
  now: Date,
): Promise<ReadDialogue> {
  const found = await readJson(
    db,
    'dialogue',
    () => dialogueRow().nullable(),
    sql`with shown as (${shownDialogues(visitor, now)} and d.id = ${dialogueId}),
    named as (select distinct w.value->>'word' as key from shown, jsonb_array_elements(turns) t,
      jsonb_array_elements(t->'words') w)
    select (select json_build_object('id', id, 'key', key, 'lessonId', lesson_id, 'isOpen', is_open, 'title', title,
        'scene', scene, 'note', note, 'people', people, 'turns', turns, 'questions', questions, 'revision', revision,
        'words', (select coalesce(json_agg(json_build_object('key', w.key, 'lessonKey', l.key, 'wordId', w.id,
            'lessonId', l.id, 'pronunciation', w.pronunciation, 'transcription', w.transcription,
            'russian', w.russian)), '[]')
          from words w join lessons l on l.id = w.lesson_id
          where w.key in (select key from named) and w.deleted_at is null and l.is_published and l.deleted_at is null
            and ${isOpenTo(visitor, now)}),
        'steps', ${stepsJson({ userId: visitor.userId, dialogueId })}) from shown) as data`,
  );
  if (!found) throw new DomainError('not-found', { code: 'dialogue_not_found' });
  const { isOpen, words, steps, ...dialogue } = found;
  if (!isOpen) throw new DomainError('forbidden', { code: 'premium_required' });
  const questions = dialogue.questions.length;
  return {
    ...dialogue,
    turns: dialogue.turns.map((turn) => ({ ...turn, words: wordsOf(turn, words) })),
    seconds: secondsOfDialogue({ turns: dialogue.turns, questions }),
    state: dialogueState(steps, questions),
  };
}

/** The words of a turn that are taught and open: also one that has moved to another lesson, where its key is the only one. */
const wordsOf = ({ words }: Pick<StoredTurn, 'words'>, named: readonly NamedWord[]): ReadTurnWord[] =>
  words.flatMap(({ start, end, word, lesson }) => {
    const ofKey = named.filter(({ key }) => key === word);
    const found =
      ofKey.find(({ lessonKey }) => lessonKey === lesson) ?? (ofKey.length === 1 ? ofKey[0] : undefined);
    if (!found) return [];
    const { key: _, lessonKey: __, ...taught } = found;
    return [{ start, end, ...taught }];
  });
