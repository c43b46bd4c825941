import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DialogueContent } from '../core/dialogues/content.ts';
import type { LessonContent, SectionContent } from '../core/lesson/content.ts';
import type { SeedClash } from '../core/lesson/seed-clash.ts';
import type { RuleContent } from '../core/rules/content.ts';
import { keepNoChanges, noAdmin, noteAct } from './audit.ts';
import type { Db } from './connection/client.ts';
import { lockCourse } from './course/lock-course.ts';
import { refreshSounds } from './course/refresh-sounds.ts';
import { renumberLessons } from './course/renumber.ts';
import { type SoundOf, storedSentences } from './course/sentences.ts';
import { lessonsInOrder, readStored, type StoredCourse } from './course/stored.ts';
import { wordColumns } from './course/word-columns.ts';
import { overwriting } from './course/write.ts';
import { facts, lessons, sections, subsections, words } from './schema/index.ts';
import { keepFinished, keepPlaces } from './seeding/keep-standings.ts';
import { moveWords } from './seeding/move-words.ts';
import { planWords, type WordsPlan } from './seeding/plan-words.ts';
import { findStayingLessons, readStanding, type Standing } from './seeding/standing.ts';
import { writeDialogues } from './seeding/write-dialogues.ts';
import { type Ids, idIn, writePlaces } from './seeding/write-places.ts';
import { writeRules } from './seeding/write-rules.ts';

export type Seeded = {
  isChanged: boolean;
  /** In the content. */
  lessons: number;
  words: number;
  /** Words that changed their lesson. */
  moved: number;
  /** Where an admin's hand stays although the content wants otherwise. */
  clashes: SeedClash[];
};

/**
 * Updates the course, its rules and dialogues in the database to the given content, in one transaction. Rows are known by their
 * keys; a word that stands in another lesson now keeps its row, and with it all that learners have of it. A row that an
 * admin changed is left alone but for the names of its sounds, what left the content is deleted softly and comes back with
 * it. Of learners' rows only the lesson noted beside a moved word changes. What an admin's hand prevents is returned and
 * noted in the audit log. `version` names the content: when it is in the database already, nothing is done.
 */
export async function seedCourse(
  db: Db,
  input: {
    course: readonly SectionContent[];
    /** None by default. */
    rules?: readonly RuleContent[];
    /** None by default. */
    dialogues?: readonly DialogueContent[];
    audioOf: SoundOf;
    version: string;
  },
  now: Date,
): Promise<Seeded> {
  const { course, rules = [], dialogues = [], audioOf, version } = input;
  const all = course.flatMap((section) => section.subsections.flatMap((subsection) => subsection.lessons));
  const counts = { lessons: all.length, words: all.reduce((sum, lesson) => sum + lesson.words.length, 0) };
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(facts).where(eq(facts.key, 'course')).for('update');
    if (known?.value === version) return { isChanged: false, ...counts, moved: 0, clashes: [] };
    await lockCourse(tx);
    await keepNoChanges(tx);
    const stored = await readStored(tx);
    const plan = planWords(stored, course);
    const standing = readStanding(stored, { course, keptLessons: plan.keptLessons });
    const clashes = [...plan.clashes, ...findStayingLessons(stored, course), ...standing.clashes];

    if (plan.moves.length > 0 || isReordered(stored, all)) await keepPlaces(tx, stored);
    await keepFinished(tx, { stored, gaining: gainingLessons(stored, plan) }, now);
    const lessonIds = await writePlaces(tx, { stored, course, standing, audioOf }, now);
    await moveWords(tx, plan.moves, { idOf: (key) => idIn(lessonIds, key), now });
    await writeWords(tx, plan, { lessonIds, audioOf });
    await retire(tx, plan, standing, now);
    await writeRules(tx, { rules, audioOf }, now);
    await writeDialogues(tx, { dialogues, course, audioOf }, now);
    await renumberLessons(tx);
    await refreshSounds(tx, audioOf);
    await tx
      .insert(facts)
      .values({ key: 'course', value: version })
      .onConflictDoUpdate({ target: facts.key, set: { value: version } });
    if (clashes.length > 0) {
      const act = { adminId: noAdmin, action: 'course.seed', target: 'course', before: null };
      await noteAct(tx, { ...act, after: { clashes } }, now);
    }
    return { isChanged: true, ...counts, moved: plan.moves.length, clashes };
  });
}

/** Lessons that are there change their order, or a new one comes before one of them. */
function isReordered(stored: StoredCourse, all: readonly LessonContent[]): boolean {
  const before = lessonsInOrder(stored).map(({ key }) => key);
  const after = all.map(({ key }) => key);
  const named = new Set(after);
  const common = before.filter((key) => named.has(key));
  return common.some((key, at) => after[at] !== key);
}

/** Stored lessons that get a word which they do not have now. */
function gainingLessons(stored: StoredCourse, { written }: WordsPlan): ReadonlySet<number> {
  const idOf = new Map(stored.lessons.map(({ id, key }) => [key, id]));
  const living = new Set(
    stored.words
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ lessonId, key }) => `${lessonId}/${key}`),
  );
  return new Set(
    written.flatMap(({ lesson, word }) => {
      const id = idOf.get(lesson);
      return id === undefined || living.has(`${id}/${word.key}`) ? [] : [id];
    }),
  );
}

/** Rows of one statement: with 20 values each they stay far below the 65,535 that the protocol allows. */
const rowsPerStatement = 1000;

async function writeWords(
  tx: Db,
  { written }: WordsPlan,
  { lessonIds, audioOf }: { lessonIds: Ids; audioOf: SoundOf },
): Promise<void> {
  for (let at = 0; at < written.length; at += rowsPerStatement) {
    const rows = written.slice(at, at + rowsPerStatement).map(({ lesson, position, word }) => ({
      lessonId: idIn(lessonIds, lesson),
      key: word.key,
      ...wordColumns(word),
      examples: storedSentences(word.examples, audioOf),
      audioHash: audioOf(word) ?? null,
      position,
      deletedAt: null,
    }));
    await tx
      .insert(words)
      .values(rows)
      .onConflictDoUpdate({
        target: [words.lessonId, words.key],
        set: overwriting(words, rows),
        setWhere: isNull(words.editedAt),
      });
    // A word that an admin has changed has its place in the lesson all the same.
    const placed = JSON.stringify(rows.map(({ lessonId, key, position }) => ({ lessonId, key, position })));
    await tx
      .update(words)
      .set({ position: sql`p.position` })
      .from(sql`json_to_recordset(${placed}::json) as p("lessonId" int, key text, position int)`)
      .where(
        and(
          isNotNull(words.editedAt),
          sql`${words.lessonId} = p."lessonId" and ${words.key} = p.key and ${words.position} <> p.position`,
        ),
      );
  }
}

/** What left the content is deleted softly; rows of admins stay. */
async function retire(tx: Db, { retired }: WordsPlan, standing: Standing, now: Date): Promise<void> {
  for (const [table, ids] of [
    [words, retired.map(({ id }) => id)],
    [lessons, standing.retired.lessons],
    [subsections, standing.retired.subsections],
    [sections, standing.retired.sections],
  ] as const) {
    if (ids.length > 0) await tx.update(table).set({ deletedAt: now }).where(inArray(table.id, ids));
  }
}
