import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { inflect } from '../../../core/forms/inflect.ts';
import { numeralFor } from '../../../core/forms/numerals.ts';
import type { VerbForm } from '../../../core/hebrew/conjugation/forms.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { draftTranscription } from '../../../core/hebrew/reading/read-niqqud.ts';
import { formsOf } from '../../../core/lesson/sentences/sentence-forms.ts';
import { speakerOf } from '../../../core/lesson/sentences/sentence-speaker.ts';
import { allPieces } from '../../../core/numbers/pieces.ts';
import { testPhrase } from '../../../core/speech/test-phrase.ts';
import type { VoiceGender } from '../../../core/voices/recording.ts';
import type { WantedKind } from '../../../core/voices/wanted.ts';
import { type Db, type RowOf, readJson } from '../../connection/client.ts';
import { audioKey } from '../../content/sounds/audio-index.ts';
import { type LessonSentence, sentenceRow } from '../../course/lessons.ts';
import { courseVerbs } from '../../course/verbs.ts';
import { lessons, words } from '../../schema/index.ts';
import { listForms } from '../forms.ts';
import { courseItems, itemFields, voicedItemRow } from '../items.ts';

/** A sound of the course that a voice can be given to say. */
export type WantedSound = {
  /** `audioKey` of what is said. */
  key: string;
  kind: WantedKind;
  hebrew: string;
  pronunciation: string;
  transcription: string;
  /** Of who says it, where it is a role of a dialogue; heard in no other. */
  role: VoiceGender | null;
  /** The same, or of who says it of themselves; null where either does. */
  gender: VoiceGender | null;
};

type Said = Pick<WantedSound, 'kind' | 'hebrew' | 'pronunciation' | 'transcription'>;

const itemRow = () => voicedItemRow().extend({ role: z.enum(['f', 'm']).nullable() });

/**
 * Everything that learners can hear of the published course, each sound once: what speakers are asked for in its order,
 * all forms of its verbs, nouns and adjectives, what numbers are put together from, and the greeting of the settings.
 */
export async function listWantedSounds(db: Db): Promise<WantedSound[]> {
  const items = await readJson(
    db,
    'wanted_items',
    () => z.array(itemRow()),
    sql`with ${courseItems()}
      select coalesce(json_agg(json_build_object(${itemFields}, 'role', i.only_by) order by i.at), '[]') as data
      from items i`,
  );
  const speakers = await readSpeakers(db);
  const others: Said[] = [
    ...(await listForms(db)),
    ...(await listInflections(db)),
    ...numbers(),
    { ...testPhrase, kind: 'sentence' },
  ];
  const wanted = new Map<string, WantedSound>();
  for (const said of [...items.map(asItem), ...others.map((one) => ({ ...one, role: null }))]) {
    const key = audioKey(said);
    if (wanted.has(key)) continue;
    wanted.set(key, { ...said, key, gender: said.role ?? speakers.get(key) ?? null });
  }
  return [...wanted.values()];
}

function asItem(item: RowOf<typeof itemRow>): Said & Pick<WantedSound, 'role'> {
  const { kind, hebrew, pronunciation, transcription, role } = item;
  return { kind, hebrew, pronunciation, transcription, role };
}

/** Who says a sentence of themselves, by `audioKey`; sentences that both say alike are missing. */
async function readSpeakers(db: Db): Promise<Map<string, VoiceGender>> {
  const sentences = await readJson(
    db,
    'spoken_sentences',
    () => z.array(sentenceRow()),
    sql`select coalesce(json_agg(s.value), '[]') as data from lessons l, lateral (
        select e.value from words w, jsonb_array_elements(w.examples) e
          where w.lesson_id = l.id and w.deleted_at is null
        union all select e.value from jsonb_array_elements(l.proofs) e) s
      where l.is_published and l.deleted_at is null`,
  );
  return new Map(sentences.flatMap(spokenForms));
}

function spokenForms(sentence: LessonSentence): [string, VoiceGender][] {
  const by = speakerOf(sentence);
  if (!by) return [];
  const [written, other] = formsOf(sentence);
  return [
    ...(written ? [[audioKey(written), by] as [string, VoiceGender]] : []),
    ...(other ? [[audioKey(other), by === 'f' ? 'm' : 'f'] as [string, VoiceGender]] : []),
  ];
}

/** Plurals, feminines and adjectives' forms of the published course, and the numerals that stand with nouns. */
async function listInflections(db: Db): Promise<Said[]> {
  const rows = await db
    .select({
      id: words.id,
      hebrew: words.hebrew,
      pronunciation: words.pronunciation,
      transcription: words.transcription,
      russian: words.russian,
      gender: words.gender,
      plural: words.plural,
      feminine: words.feminine,
      ownVerb: words.verb,
    })
    .from(words)
    .innerJoin(lessons, eq(lessons.id, words.lessonId))
    .where(and(eq(lessons.isPublished, true), isNull(lessons.deletedAt), isNull(words.deletedAt)))
    .orderBy(lessons.lessonNumber, words.position, words.id);
  const verbs = courseVerbs();
  const numerals = (['m', 'f'] as const).flatMap((gender) =>
    Array.from({ length: 10 }, (_, at) => numeralFor(at + 1, gender)),
  );
  const inflected = rows.flatMap((word) => {
    const found = inflect(word, verbs);
    const forms = found?.kind === 'adjective' ? Object.values(found.forms) : [];
    return [...[word.plural, word.feminine].map((pointed) => pointed && byPoints(pointed)), ...forms];
  });
  return [...inflected, ...numerals].flatMap((form) => (form ? [formSaid(form)] : []));
}

const byPoints = (pointed: string): VerbForm => ({
  pointed: pointed.normalize('NFC'),
  full: stripNiqqud(pointed),
  transcription: draftTranscription(pointed),
});

const formSaid = ({ pointed, full, transcription }: VerbForm): Said => ({
  kind: 'form',
  hebrew: full,
  pronunciation: pointed,
  transcription,
});

const numbers = (): Said[] =>
  allPieces().map(({ pointed, transcription }) => ({
    kind: 'number',
    hebrew: stripNiqqud(pointed),
    pronunciation: pointed,
    transcription,
  }));
