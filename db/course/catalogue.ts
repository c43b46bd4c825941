import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { lessonLevels } from '../../core/lesson/content.ts';
import type { Clock } from '../../core/ports.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { transcriptionsJson, wordsOfLines } from '../dialogues/lines.ts';
import { courseEdition } from './lock-course.ts';

/** What the catalogue and an open lesson both show of a lesson. */
export const lessonHeadRow = () =>
  z.object({
    id: z.number(),
    name: z.string(),
    description: z.string(),
    topic: z.string(),
    level: z.enum(lessonLevels),
    lessonNumber: z.number(),
    isFree: z.boolean(),
    authorName: z.string().nullable(),
    authorLink: z.string().nullable(),
  });
const catalogueLessonRow = () =>
  lessonHeadRow().extend({
    /** ISO; null where that was never noted. */
    publishedAt: z.string().nullable(),
    wordsCount: z.number(),
  });
export type CatalogueLesson = RowOf<typeof catalogueLessonRow>;
const subsectionRow = () =>
  z.object({
    id: z.number(),
    name: z.string(),
    iconEmoji: z.string(),
    iconBgColor: z.string(),
    lessons: z.array(catalogueLessonRow()),
  });
export type CatalogueSubsection = RowOf<typeof subsectionRow>;
const sectionRow = () =>
  z.object({
    id: z.number(),
    name: z.string(),
    description: z.string(),
    iconEmoji: z.string(),
    subsections: z.array(subsectionRow()),
  });
export type CatalogueSection = RowOf<typeof sectionRow>;
const catalogueDialogueRow = () =>
  z.object({
    id: z.number(),
    lessonId: z.number(),
    transcriptions: z.array(z.object({ transcription: z.string() })),
    /** How many. */
    questions: z.number(),
    /** The words of the course in its lines. */
    words: z.array(z.number()),
  });

/** The published course, in order; the same for every learner. */
export const catalogueRow = () =>
  z.object({
    /** Rises with every change of the course. */
    edition: z.number(),
    sections: z.array(sectionRow()),
    dialogues: z.array(catalogueDialogueRow()),
    rules: z.array(z.object({ id: z.number(), lessonId: z.number() })),
  });
export type Catalogue = RowOf<typeof catalogueRow>;

const isShown = sql`l.is_published and l.deleted_at is null`;

/** The catalogue as a JSON expression, to be used alone or inside another statement. */
export const catalogueJson: SQL = sql`
  select json_build_object('edition', ${courseEdition},
    'dialogues', (select coalesce(json_agg(json_build_object('id', d.id, 'lessonId', l.id,
        'transcriptions', ${transcriptionsJson(sql`d.turns`)}, 'questions', jsonb_array_length(d.questions),
        'words', array_to_json(array(select distinct w.id ${wordsOfLines}))
      ) order by l.lesson_number, d.position, d.id), '[]')
      from dialogues d join lessons l on l.id = d.lesson_id where d.deleted_at is null and ${isShown}),
    'rules', (select coalesce(json_agg(json_build_object('id', r.id, 'lessonId', l.id)), '[]')
      from rules r join lessons l on l.id = r.lesson_id where r.deleted_at is null and ${isShown}),
    'sections', coalesce(json_agg(json_build_object(
    'id', s.id, 'name', s.name, 'description', s.description, 'iconEmoji', s.icon_emoji,
    'subsections', (
      select coalesce(json_agg(json_build_object(
        'id', b.id, 'name', b.name, 'iconEmoji', b.icon_emoji, 'iconBgColor', b.icon_bg_color,
        'lessons', (
          select coalesce(json_agg(json_build_object(
            'id', l.id, 'name', l.name, 'description', l.description, 'topic', l.topic, 'level', l.level,
            'lessonNumber', l.lesson_number, 'isFree', l.is_free, 'authorName', l.author_name,
            'authorLink', l.author_link, 'publishedAt', l.published_at, 'wordsCount', coalesce(w.count, 0)
          ) order by l.position, l.id), '[]')
          from lessons l left join counts w on w.lesson_id = l.id
          where l.subsection_id = b.id and ${isShown}
        )) order by b.position, b.id), '[]')
      from subsections b where b.section_id = s.id and b.deleted_at is null
    )) order by s.position, s.id), '[]'))
  from sections s where s.deleted_at is null`;

/** Words per lesson, counted once for all lessons. */
export const wordCounts: SQL = sql`
  counts as (select lesson_id, count(*)::int as count from words where deleted_at is null group by lesson_id)`;

export async function readCatalogue(db: Db): Promise<Catalogue> {
  return readJson(db, 'catalogue', catalogueRow, sql`with ${wordCounts} select (${catalogueJson}) as data`);
}

/** The present edition of the course. */
export async function readEdition(db: Db): Promise<number> {
  return readJson(db, 'edition', () => z.number(), sql`select ${courseEdition} as data`);
}

/** How long an instance may show an older catalogue after an edit; home compares editions and shows none. */
const freshMs = 30_000;

/** Remembers the catalogue in this process for half a minute: it is the same for everybody and rarely changes. */
export type CatalogueCache = {
  /** The remembered catalogue, while it is fresh. */
  peek(): Catalogue | undefined;
  put(catalogue: Catalogue): void;
  /** The remembered catalogue, or a new reading. */
  get(db: Db): Promise<Catalogue>;
  /** The catalogue of this edition: the remembered one, if it is, or a new reading. */
  getEdition(db: Db, edition: number): Promise<Catalogue>;
  forget(): void;
};

export function createCatalogueCache(clock: Clock): CatalogueCache {
  let held: { catalogue: Catalogue; at: number } | undefined;
  async function read(db: Db): Promise<Catalogue> {
    const catalogue = await readCatalogue(db);
    cache.put(catalogue);
    return catalogue;
  }
  const cache: CatalogueCache = {
    peek: () => (held && Math.abs(clock().getTime() - held.at) < freshMs ? held.catalogue : undefined),
    put(catalogue) {
      held = { catalogue, at: clock().getTime() };
    },
    get: async (db) => cache.peek() ?? read(db),
    async getEdition(db, edition) {
      const known = cache.peek();
      return known?.edition === edition ? known : read(db);
    },
    forget() {
      held = undefined;
    },
  };
  return cache;
}

const lessonLists = new WeakMap<Catalogue, readonly CatalogueLesson[]>();

/** All lessons of the catalogue in the order of the course; listed once. */
export function lessonsOf(catalogue: Catalogue): readonly CatalogueLesson[] {
  const listed = lessonLists.get(catalogue) ?? listLessons(catalogue);
  lessonLists.set(catalogue, listed);
  return listed;
}

function listLessons({ sections }: Catalogue): CatalogueLesson[] {
  return sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));
}
