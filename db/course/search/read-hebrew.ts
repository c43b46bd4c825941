import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Knowledge } from '../../../core/contracts/search.ts';
import type { AnalysisSources } from '../../../core/hebrew/analysis/analyse-word.ts';
import { commonWords } from '../../../core/hebrew/analysis/common-words.ts';
import { functionWords } from '../../../core/hebrew/analysis/function-words.ts';
import { joinLexicons } from '../../../core/hebrew/analysis/lexicon.ts';
import { names } from '../../../core/hebrew/analysis/names.ts';
import { consonantsOfText, readText, type TextWord } from '../../../core/hebrew/analysis/read-text.ts';
import type { Reading } from '../../../core/hebrew/analysis/reading.ts';
import { knownSounds } from '../../../core/hebrew/known/known-sounds.ts';
import type { CourseIndex } from '../../../core/search/course-index.ts';
import type { ActivityDate } from '../../../core/streak/streak.ts';
import { type Db, readJson } from '../../connection/client.ts';
import { readDictionaries } from '../../dictionary/read-entries.ts';
import type { Visitor } from '../../entitlements.ts';
import { readOwnLexicon } from '../../own-words/own-lexicon.ts';
import { isOpenTo, publishedWords } from '../course-words.ts';
import { courseVerbs } from '../verbs.ts';
import { readCourseIndex } from './search-index.ts';

/**
 * What Hebrew is read with, in this order: the course and its forms, words of closed classes, common words, the learner's own words,
 * names, dictionaries; verbs by rule come by themselves. `consonants`: all that a far source will be asked for.
 */
export async function readSources(
  db: Db,
  userId: number,
  consonants: readonly string[],
): Promise<{ index: CourseIndex; sources: AnalysisSources }> {
  const [index, own, dictionaries] = await Promise.all([
    readCourseIndex(db, courseVerbs()),
    readOwnLexicon(db, userId, consonants),
    readDictionaries(db, consonants),
  ]);
  const lexicon = joinLexicons([index.lexicon, functionWords, commonWords, own, names, dictionaries]);
  return { index, sources: { lexicon, sounds: knownSounds } };
}

export type ReadWord = TextWord & {
  knowledge: Knowledge;
  /** How often it is in the text. */
  count: number;
};

export type TextReading = {
  /** Each word once, in the order of the text. */
  words: ReadWord[];
  /** Their places in the order of the text. */
  order: number[];
};

const standingRow = () => z.object({ id: z.number(), isOpen: z.boolean(), due: z.string().nullable() });

/**
 * Reads a Hebrew text word by word: how each may be read, and how well the learner knows it. Of words of locked lessons no
 * reading is returned.
 */
export async function readHebrewText(
  db: Db,
  input: Visitor & { text: string; today: ActivityDate },
  now: Date,
): Promise<TextReading> {
  const { sources } = await readSources(db, input.userId, consonantsOfText(input.text));
  const read = readText(input.text, sources);
  const ids = [...new Set(read.flatMap(({ readings }) => readings.flatMap(({ word }) => word.ids)))];
  const rows = await readJson(
    db,
    'words_of_text',
    () => z.array(standingRow()),
    sql`select (select coalesce(json_agg(json_build_object('id', w.id, 'isOpen', ${isOpenTo(input, now)},
      'due', (select min(c.due) from memory_cards c where c.user_id = ${input.userId} and c.word_id = w.id))), '[]')
      ${publishedWords} and w.id in (
        select id::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as t(id))) as data`,
  );
  const standings = new Map(rows.map((row) => [row.id, row]));
  const places = new Map<string, number>();
  const words: ReadWord[] = [];
  const order = read.map(({ text, readings }) => {
    const place = places.get(text) ?? words.length;
    const earlier = words[place];
    places.set(text, place);
    if (earlier) earlier.count += 1;
    else {
      const isOpen = (id: number) => standings.get(id)?.isOpen ?? false;
      const [first] = readings;
      // A rarer reading in the place of a locked word would be wrong: את is seldom «you».
      const isLocked = first !== undefined && openReadings([first], isOpen).length === 0;
      const open = isLocked ? [] : openReadings(readings, isOpen);
      const cards = first?.word.ids.flatMap((id) => standings.get(id) ?? []) ?? [];
      words.push({
        text,
        readings: open,
        count: 1,
        knowledge: knowledgeOf({ first, open, cards, today: input.today }),
      });
    }
    return place;
  });
  return { words, order };
}

/**
 * Those of which a word of the course is open, and those that the course has no part in. Where the likeliest is locked,
 * what a rule makes of other words is left out: it would be shown in its place.
 */
export function openReadings(readings: readonly Reading[], isOpen: (id: number) => boolean): Reading[] {
  const isShown = ({ word: { ids } }: Reading) => ids.length === 0 || ids.some(isOpen);
  const shown = readings.filter(isShown);
  const [first] = readings;
  if (!first || isShown(first)) return shown;
  return shown.filter(({ ending, derived }) => ending === null && derived === null);
}

type Standing = z.output<ReturnType<typeof standingRow>>;

function knowledgeOf({
  first,
  open,
  cards,
  today,
}: {
  first: Reading | undefined;
  open: readonly Reading[];
  cards: readonly Standing[];
  today: ActivityDate;
}): Knowledge {
  if (!first) return 'unknown';
  if (open.length === 0) return 'locked';
  const dues = cards.flatMap(({ due }) => due ?? []);
  if (dues.some((due) => due <= today)) return 'due';
  if (dues.length > 0 || first.word.source === 'own') return 'known';
  if (first.word.source === 'name') return 'name';
  return first.word.source === 'rule' ? 'unknown' : 'new';
}
