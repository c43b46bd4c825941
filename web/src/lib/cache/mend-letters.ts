import type { LetterItem } from '../../../../core/contracts/letters.ts';
import { letterKinds } from '../../../../core/letters/content.ts';

/**
 * What came as letters, in the shape that views rely on: an item without key, sign or kind is left out, any other part
 * that is missing or of another type is empty. A damaged letter is taught without that part; the others are as they came.
 */
export function mendLetters(items: unknown): LetterItem[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => mended(record(item)) ?? []);
}

type Loose = Readonly<Record<string, unknown>>;

const record = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown, missing = ''): string =>
  typeof value === 'string' && value !== '' ? value : missing;
const textOrNull = (value: unknown) => textOf(value) || null;
const count = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);
const texts = (value: unknown) => list(value).filter((one) => typeof one === 'string');
const rowId = (value: unknown) => (typeof value === 'number' ? value : null);

function mended(item: Loose): LetterItem | undefined {
  const key = textOf(item.key);
  const letter = textOf(item.letter);
  const kind = letterKinds.find((one) => one === item.kind);
  if (key === '' || letter === '' || !kind) return undefined;
  const shown = textOf(item.shown, letter);
  return {
    key,
    letter,
    shown,
    kind,
    name: textOf(item.name, shown),
    transcription: textOf(item.transcription),
    hint: textOf(item.hint),
    lookAlikes: texts(item.lookAlikes),
    looks: { print: texts(record(item.looks).print), cursive: texts(record(item.looks).cursive) },
    soundAlikes: texts(item.soundAlikes),
    finalOf: textOrNull(item.finalOf),
    lessonId: rowId(item.lessonId),
    isInWords: item.isInWords === true,
    typedInstead: list(item.typedInstead).flatMap((one) => {
      const { key, times } = record(one);
      return textOf(key) === '' ? [] : [{ key: textOf(key), times: count(times) }];
    }),
    spokenName: spoken(item.spokenName) ?? { text: '', transcription: '', audio: null },
    sound: spoken(item.sound),
    word: wordOf(item.word),
    twins: list(item.twins).flatMap((twin) => twinOf(record(twin)) ?? []),
    state: stateOf(record(item.state)),
  };
}

const voices = ['human', 'google'] as const;

/** Who says it; nothing where only the sound itself tells. */
function voiceOf(value: unknown): Pick<NonNullable<LetterItem['sound']>, 'voice'> {
  const synthesis = textOf(record(value).synthesis);
  const voice = synthesis === '' ? voices.find((one) => one === value) : { synthesis };
  return voice ? { voice } : {};
}

function spoken(value: unknown): LetterItem['sound'] {
  const { text, transcription, audio, voice } = record(value);
  if (textOf(text) === '') return null;
  return {
    text: textOf(text),
    transcription: textOf(transcription),
    audio: textOrNull(audio),
    ...voiceOf(voice),
  };
}

function wordOf(value: unknown): LetterItem['word'] {
  const { hebrew, pronunciation, transcription, russian, audio, voice } = record(value);
  if (textOf(hebrew) === '') return null;
  return {
    hebrew: textOf(hebrew),
    pronunciation: textOf(pronunciation, textOf(hebrew)),
    transcription: textOf(transcription),
    russian: textOf(russian),
    audio: textOrNull(audio),
    ...voiceOf(voice),
  };
}

function twinOf({
  key,
  transcription,
  hint,
  lessonId,
  word,
}: Loose): LetterItem['twins'][number] | undefined {
  if (textOf(key) === '') return undefined;
  return {
    key: textOf(key),
    transcription: textOf(transcription),
    hint: textOf(hint),
    lessonId: rowId(lessonId),
    word: wordOf(word),
  };
}

const phases = ['new', 'learning', 'known'] as const;

function stateOf(state: Loose): LetterItem['state'] {
  return {
    phase: phases.find((phase) => phase === state.phase) ?? 'new',
    sureness: Math.min(1, Math.max(0, count(state.sureness))),
    isDue: state.isDue === true,
    due: textOf(state.due),
    answers: count(state.answers),
    misses: count(state.misses),
    isClaimed: state.isClaimed === true,
    mixedUpWith: list(state.mixedUpWith).flatMap((one) => {
      const { key, letter, times } = record(one);
      return textOf(key) === '' ? [] : [{ key: textOf(key), letter: textOf(letter), times: count(times) }];
    }),
  };
}
