import { type ShownPoint, soundOf } from '../../letters/sounds.ts';
import type { Score } from '../../round/state.ts';
import { letterTexts } from '../lesson/letters.ts';
import { hebrewInLine, inLine, type RichText } from './bot.ts';

type Letter = { shown: string; name: string; transcription: string };

/** Letters in «Сегодня» of the chat. A line begins with Russian or with a direction mark. */
export const letterChatTexts = {
  button: { skip: 'Пропустить буквы' },
  question: (task: RichText, left: number): RichText => [`Буквы, осталось: ${left}\n\n`, ...task],

  /** By its name; `isKnownBySound` where the sound says which one it is, too. */
  find: ({ name, transcription }: Letter, isKnownBySound: boolean): RichText => [
    { bold: letterTexts.tasks.find(name) },
    isKnownBySound ? `\n${letterTexts.sound(transcription)}` : '',
  ],
  hear: [{ bold: letterTexts.tasks.hear }] as RichText,
  /** A point by its sound. */
  hearPoint: ({ transcription }: Letter): RichText => [
    { bold: letterTexts.tasks.hearPoint(soundOf(transcription)) },
  ],
  read: ({ shown }: Pick<ShownPoint, 'shown'>): RichText => [
    letterTexts.tasks.read,
    '\n\n',
    { bold: inLine(shown) },
  ],

  right: (letter: Letter): RichText => [{ bold: letterTexts.right }, `\n${lineOf(letter)}`],
  /** `more`: what distinguishes it from those that look alike. */
  wrong: (letter: Letter, chosen: Letter, more: string): RichText => [
    { bold: `${letterTexts.youChose(`${inLine(chosen.shown)} ${chosen.name}`)}.` },
    `\n${lineOf(letter)}`,
    more ? `\n\n${hebrewInLine(more)}` : '',
  ],
  readRight: ({ shown, reading }: ShownPoint): RichText => [
    { bold: letterTexts.right },
    `\n${inLine(shown)} — ${letterTexts.reading(reading)}`,
  ],
  readWrong: ({ shown, reading }: ShownPoint, chosen: ShownPoint): RichText => [
    { bold: `${letterTexts.youChose(letterTexts.reading(chosen.reading))}.` },
    `\n${inLine(shown)} — ${letterTexts.reading(reading)}`,
  ],
  /** Letters that were right at once, and all of them. */
  done: ({ right, all }: Score): string => `Буквы: ${right} из ${all}.`,
} as const;

const lineOf = ({ shown, name, transcription }: Letter): string =>
  [`${inLine(shown)} — ${name}`, letterTexts.sound(transcription)].filter(Boolean).join(', ');
