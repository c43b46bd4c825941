import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Gap, gapFor, spellingsOf } from '../../core/forms/sentence.ts';
import { type FormSkill, skillName } from '../../core/forms/skills.ts';
import type { Conjugation, FormKey } from '../../core/hebrew/conjugation/forms.ts';
import { isSaid } from '../../core/hebrew/conjugation/use.ts';
import type { VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import { otherFormOf } from '../../core/lesson/sentences/sentence-forms.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { sentenceRow } from '../course/lessons.ts';

/** Where a sentence stands: with a word, or among those that show what its lesson teaches. */
const placedSentenceRow = () =>
  z.object({
    lessonId: z.number(),
    /** Of a lesson's own sentence the lesson's first word. */
    wordId: z.number(),
    kind: z.enum(['example', 'proof']),
    at: z.number(),
    /** Of a sentence with two forms, which of them `sentence` is. */
    isOther: z.boolean().optional(),
    sentence: sentenceRow(),
  });
export type PlacedSentence = RowOf<typeof placedSentenceRow>;

/** A form of a verb, which sentences are looked for. */
export type WantedForm = { verb: VerbContent; forms: Conjugation; key: FormKey };

/** A sentence with the form, and the gap where the form stands. */
export type FormSentence = { placed: PlacedSentence; gap: Gap };

/** Reads no more than this for one view: the earliest lessons come first. */
const mostSentences = sql.raw('400');

/**
 * Returns for each wanted form the first sentence of the course that has it, from published lessons `l` that fulfil the
 * condition. Forms that no sentence has are missing.
 */
export async function readFormSentences(
  db: Db,
  wanted: readonly WantedForm[],
  isUsable: SQL,
): Promise<Map<WantedForm, FormSentence>> {
  const letters = new Set(
    wanted.flatMap(({ forms, key }) => {
      const form = forms[key];
      return form ? spellingsOf(form) : [];
    }),
  );
  if (letters.size === 0) return new Map();
  const found = await readJson(
    db,
    'form_sentences',
    () => z.array(placedSentenceRow()),
    sql`with said as (
      select l.lesson_number as number, l.id as "lessonId", w.id as "wordId", 'example' as kind, e.at - 1 as at, e.sentence
      from lessons l join words w on w.lesson_id = l.id and w.deleted_at is null,
        jsonb_array_elements(w.examples) with ordinality e(sentence, at)
      where l.is_published and l.deleted_at is null and ${isUsable}
      union all
      select l.lesson_number, l.id, (select min(w.id) from words w where w.lesson_id = l.id and w.deleted_at is null),
        'proof', p.at - 1, p.sentence
      from lessons l, jsonb_array_elements(l.proofs) with ordinality p(sentence, at)
      where l.is_published and l.deleted_at is null and ${isUsable})
    select coalesce(json_agg(row_to_json(s) order by s.number, s.kind, s."wordId", s.at), '[]') as data
    from (select * from said
      where "wordId" is not null and string_to_array(regexp_replace(concat_ws(' ', sentence->>'hebrew',
          sentence->'feminine'->>'hebrew', sentence->'masculine'->>'hebrew'), '[^א-ת ]', '', 'g'), ' ')
        && array(select json_array_elements_text(${JSON.stringify([...letters])}::json))
      order by number limit ${mostSentences}) s`,
  );
  const byLetters = new Map<string, PlacedSentence[]>();
  for (const placed of found.flatMap(eachForm)) {
    for (const word of new Set(placed.sentence.hebrew.split(/[^א-ת]+/))) {
      const known = byLetters.get(word) ?? [];
      byLetters.set(word, known);
      known.push(placed);
    }
  }
  const sentences = new Map<WantedForm, FormSentence>();
  for (const one of wanted) {
    const form = one.forms[one.key];
    const possible = form ? spellingsOf(form).flatMap((spelling) => byLetters.get(spelling) ?? []) : [];
    for (const placed of possible) {
      const gap = gapFor(placed.sentence, one.key, one);
      if (!gap) continue;
      sentences.set(one, { placed, gap });
      break;
    }
  }
  return sentences;
}

/** Both forms of a sentence, each as a sentence of its own. */
function eachForm({ sentence: { feminine, masculine, ...own }, ...place }: PlacedSentence): PlacedSentence[] {
  const other = otherFormOf({ feminine, masculine });
  return [
    { ...place, isOther: false, sentence: own },
    ...(other ? [{ ...place, isOther: true, sentence: other }] : []),
  ];
}

/** True in SQL for a lesson `l` that the learner has reached: anything in it, or in a later one, was learned. */
const isReachedBy = (userId: number): SQL => sql`l.lesson_number <= (
  select coalesce(max(r.lesson_number), 0) from lessons r where r.is_published and r.deleted_at is null
    and r.id in (select lesson_id from word_progress where user_id = ${userId} and stages > 0))`;

/** A sentence for a skill, with the verb whose form it has. */
export type VerbSentence = FormSentence & { verb: VerbContent };

/**
 * Returns sentences that the learner has reached, by the name of the skill whose form they have; several verbs may have
 * one for a skill.
 */
export async function readSentencesOfSkills(
  db: Db,
  {
    userId,
    skills,
    verbs,
  }: { userId: number; skills: readonly FormSkill[]; verbs: readonly Pick<WantedForm, 'verb' | 'forms'>[] },
): Promise<Map<string, VerbSentence[]>> {
  const wanted = skills.flatMap((skill) =>
    skill.kind === 'verb'
      ? verbs
          .filter(({ verb }) => verb.binyan === skill.binyan && isSaid(verb, skill.key))
          .map((one) => ({ ...one, key: skill.key, skill: skillName(skill) }))
      : [],
  );
  const found = await readFormSentences(db, wanted, isReachedBy(userId));
  const bySkill = new Map<string, VerbSentence[]>();
  for (const one of wanted) {
    const sentence = found.get(one);
    if (!sentence) continue;
    bySkill.set(one.skill, [...(bySkill.get(one.skill) ?? []), { ...sentence, verb: one.verb }]);
  }
  return bySkill;
}
