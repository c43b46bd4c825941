import type { ResponseData } from '../../core/contracts/endpoints.ts';
import type { SpokenLetter } from '../../core/letters/content.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { letterItems } from '../../db/content/letters.ts';
import { findLetterAudio } from '../../db/content/sounds/letters-audio.ts';
import { type LearnersLetter, readLetters } from '../../db/letters/read-letters.ts';
import { saveLetterAnswer } from '../../db/letters/save-answer.ts';
import type { LetterKnowledge } from '../../db/letters/state.ts';
import type { Limit } from '../../db/store/limits.ts';
import { type Handlers, visitorOf } from '../_call.ts';
import { answeredAt } from './answered-at.ts';
import { type Signing, wordShape } from './shapes/word-shape.ts';
import { findVoicing } from './voice/heard-voices.ts';

/** A claim may name all letters at once, and is made with one tap. */
const claimLimit: Limit = { name: 'letters-claim', calls: 30, windowSeconds: 60 };

type Item = ResponseData<'GET /letters'>[number];

export const letterHandlers: Handlers<'GET /letters' | 'POST /letters/answers'> = {
  'GET /letters': async ({ owner, deps, now }) => {
    const visitor = { ...visitorOf(deps, owner), today: dateIn(owner.zone, now) };
    const letters = await readLetters(deps.db, visitor, now);
    const items = letters.map((letter) => itemShape(deps, letter, now));
    const words = items.flatMap(({ word, twins }) => [word, ...twins.map((twin) => twin.word)]);
    const said = items.flatMap(({ spokenName, sound }) => (sound ? [spokenName, sound] : [spokenName]));
    const spoken = [...words.flatMap((word) => word ?? []), ...said.map(toSpoken)];
    const voiced = await findVoicing(deps, spoken, { listener: owner.userId });
    const withVoice = (one: Item['spokenName']): Item['spokenName'] => {
      const { pronunciation: _, ...heard } = voiced(toSpoken(one));
      return heard;
    };
    return items.map((item) => ({
      ...item,
      spokenName: withVoice(item.spokenName),
      sound: item.sound && withVoice(item.sound),
      word: item.word && voiced(item.word),
      twins: item.twins.map((twin) => ({ ...twin, word: twin.word && voiced(twin.word) })),
    }));
  },

  'POST /letters/answers': async ({ body, owner, deps, now }) => {
    const { userId, zone } = owner;
    if (body.event === 'claim') deps.counters.count(claimLimit, String(userId));
    const saved = await saveLetterAnswer(deps.db, { userId, zone, ...body, at: answeredAt(body) }, now);
    const { letters, awarded, points } = saved;
    return {
      letters: [...letters].map(([key, knowledge]) => ({ key, state: stateShape(knowledge) })),
      awarded,
      points,
    };
  },
};

const toSpoken = (one: Item['spokenName']) => ({ ...one, pronunciation: one.text });

function itemShape(deps: Signing, learners: LearnersLetter, now: Date): Item {
  const { item, lessonId, word, twins, knowledge, isInWords, typedInstead } = learners;
  const { key, kind, letter, shown = letter, name, transcription, hint, spokenSound } = item;
  const { lookAlikes: looks, soundAlikes } = item;
  const alike = [...new Set([...looks.print, ...looks.cursive, ...soundAlikes])];
  return {
    key,
    letter,
    shown,
    kind,
    name,
    transcription,
    hint,
    lookAlikes: alike.map(letterOf),
    looks: { print: [...looks.print], cursive: [...looks.cursive] },
    soundAlikes: [...soundAlikes],
    finalOf: item.finalOf ?? null,
    lessonId,
    ...(isInWords && { isInWords }),
    ...(typedInstead.length > 0 && { typedInstead }),
    spokenName: spoken(item.spokenName),
    sound: spokenSound ? spoken(spokenSound) : null,
    word: word && wordOf(deps, word, now),
    twins: twins.map((twin) => ({ ...twin, word: twin.word && wordOf(deps, twin.word, now) })),
    state: stateShape(knowledge),
  };
}

function spoken(text: SpokenLetter) {
  return { text: text.pronunciation, transcription: text.transcription, audio: soundOf(text) };
}

/** The file that was rendered ahead, or null. */
function soundOf(text: SpokenLetter): string | null {
  const stored = findLetterAudio(text);
  return stored ? `/audio/${stored.hash}.mp3` : null;
}

function wordOf(
  deps: Signing,
  { lessonId, ...word }: NonNullable<LearnersLetter['word']>,
  now: Date,
): Item['word'] {
  const { hebrew, pronunciation, transcription, russian, audio, voice } = wordShape(
    deps,
    lessonId,
    word,
    now,
  );
  return { hebrew, pronunciation, transcription, russian, audio, voice };
}

function stateShape({ mixedUpWith, ...knowledge }: LetterKnowledge): Item['state'] {
  return {
    ...knowledge,
    mixedUpWith: mixedUpWith.map((other) => ({ ...other, letter: letterOf(other.key) })),
  };
}

/** A key that left the content since it was stored is shown as nothing. */
function letterOf(key: string): string {
  return letterItems.find((item) => item.key === key)?.letter ?? '';
}
