import { daySeed } from '../../../core/day/seed.ts';
import { formFor, genderOf } from '../../../core/lesson/sentences/sentence-forms.ts';
import {
  composeListening,
  dialogueMs,
  type ListeningMinutes,
  lineMs,
  pauseMs,
} from '../../../core/listening/compose.ts';
import { joinMp3 } from '../../../core/listening/joined-mp3.ts';
import { createRandom } from '../../../core/random.ts';
import { genderIn } from '../../../core/settings/gender.ts';
import type { ActivityDate } from '../../../core/streak/streak.ts';
import type { VoiceGender } from '../../../core/voices/recording.ts';
import { audioKey } from '../../../db/content/sounds/audio-index.ts';
import type { Visitor } from '../../../db/entitlements.ts';
import { type ListenedWord, readListening } from '../../../db/listening/read-listening.ts';
import { readSettings } from '../../../db/settings.ts';
import { findVoices } from '../../../db/voices/lookup.ts';
import { chosenSound, embeddedSound, type Kept } from '../sounds.ts';
import { type HeardDialogue, hearDialogues, partsOfDialogue } from './dialogues.ts';
import { type Joinable, type ListeningSounds, readJoinable } from './joinable.ts';

/** A text to be said, and who says it where only a woman or only a man does. */
type Text = Pick<ListenedWord, 'pronunciation' | 'transcription' | 'russian' | 'audioHash'> &
  Partial<Pick<ListenedWord, 'audioBlobHash'>> & { spokenBy?: VoiceGender | undefined };

type HeardLine = Text & { sounds: readonly [Uint8Array, Uint8Array]; ms: readonly [number, number] };

export type ListeningFile = {
  bytes: Uint8Array;
  seconds: number;
  /** What is said, each line once. */
  lines: readonly Text[];
  /** After the lines, each whole. */
  dialogues: readonly HeardDialogue[];
};

/** A word with its sentence takes at least nine seconds. */
const mostWordsPerMinute = 7;

/**
 * A listening file of a learner's day: each word and one sentence with it, said twice, in two voices where there are two;
 * then dialogues, turn by turn. 'no-words' before the first word is learned, 'no-sounds' where none of them can be heard.
 */
export async function makeListening(
  deps: ListeningSounds,
  { today, minutes, ...visitor }: Visitor & { today: ActivityDate; minutes: ListeningMinutes },
  now: Date,
): Promise<ListeningFile | 'no-words' | 'no-sounds'> {
  const { userId } = visitor;
  const limit = minutes * mostWordsPerMinute;
  const words = await readListening(deps.db, { userId, today, limit });
  if (words.length === 0) return 'no-words';
  const dialogues = await hearDialogues(deps, { today, minutes, ...visitor }, now);
  const longestMs = dialogues.reduce((left, one) => left - dialogueMs(one), minutes * 60_000);
  const items = await hearWords(deps, { userId, words, longestMs });
  const lines = composeListening(items, longestMs, createRandom(daySeed(userId, today)));
  if (lines.length === 0) return 'no-sounds';
  const bytes = joinMp3([
    ...lines.flatMap((line) => [line.sounds[0], pauseMs.between(line), line.sounds[1], pauseMs.after(line)]),
    ...dialogues.flatMap(partsOfDialogue),
  ]);
  const ms = [...lines.map(lineMs), ...dialogues.map(dialogueMs)].reduce((sum, one) => sum + one, 0);
  return { bytes, seconds: Math.round(ms / 1000), lines: [...new Set(lines)], dialogues };
}

/** The sounds of words and of their sentences; what will not fit is not read. */
async function hearWords(
  deps: ListeningSounds,
  { userId, words, longestMs }: { userId: number; words: readonly ListenedWord[]; longestMs: number },
): Promise<HeardLine[][]> {
  const settings = await readSettings(deps.db, userId);
  const texts = words.map((word, turn) => textsOf(word, genderIn(settings), turn));
  const read = await createReader(deps, texts.flat(), settings.voice);
  const items: HeardLine[][] = [];
  let readMs = 0;
  for (const item of texts) {
    const heard: HeardLine[] = [];
    for (const text of item) {
      const line = readMs < longestMs ? await read(text) : undefined;
      if (!line) continue;
      heard.push(line);
      readMs += lineMs(line);
    }
    items.push(heard);
  }
  return items;
}

/** The word, and the first of its sentences. */
function textsOf(word: ListenedWord, gender: VoiceGender | undefined, turn: number): Text[] {
  const [example] = word.examples;
  if (!example) return [word];
  const sentence = formFor(example, gender, turn);
  return [word, { ...sentence, spokenBy: genderOf(sentence) }];
}

/** Reads the two sounds of a text; undefined where it has none. */
async function createReader(
  deps: ListeningSounds,
  texts: readonly Text[],
  choice: Awaited<ReturnType<typeof readSettings>>['voice'],
): Promise<(text: Text) => Promise<HeardLine | undefined>> {
  const voices = await findVoices(deps.db, texts.map(audioKey));
  const sayings = [false, true].map((again) => ({ choice, again }));
  const read = new Map<string, Promise<Joinable | undefined>>();

  return async (text) => {
    const [first, second] = await Promise.all(
      sayings.map(async (chosen) => {
        const kept = chosenSound(voices, chosen)(text, text.spokenBy);
        const embedded = embeddedSound(text, chosen, text.spokenBy);
        return (kept && (await readOnce(kept))) ?? (embedded && (await readOnce(embedded)));
      }),
    );
    const [one, other] = [first ?? second, second ?? first];
    return one && other && { ...text, sounds: [one.bytes, other.bytes], ms: [one.ms, other.ms] };
  };

  /** Of an uploaded sound both sayings are the same. */
  function readOnce(kept: Kept): Promise<Joinable | undefined> {
    const reading = read.get(kept.hash) ?? readJoinable(deps, kept);
    read.set(kept.hash, reading);
    return reading;
  }
}
