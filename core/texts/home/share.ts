import { inLine } from '../chat/bot.ts';
import { counted, nouns } from '../plural.ts';

type SharedWord = { pronunciation: string; transcription: string; russian: string };

/** Below a word, in a chat of other people. */
export const fromMila = 'Слово на иврите из Милы.';

/** What is passed on as a message. */
export const shareTexts = {
  word: ({ pronunciation, transcription, russian }: SharedWord): string =>
    `${inLine(pronunciation)} [${transcription}] — ${russian}\n${fromMila}`,
  lesson: ({ number, name, words }: { number: number; name: string; words: number }): string =>
    `Урок ${number} «${inLine(name)}» пройден: ${counted(words, nouns.word)} на иврите.`,
  status: (figures: { level: string; points: number; words: number; days: number }): string =>
    `Мой статус в Миле — ${figures.level}: ${counted(figures.points, nouns.point)}, ` +
    `${counted(figures.words, nouns.word)} на иврите` +
    (figures.days > 1 ? `, ${counted(figures.days, nouns.day)} подряд.` : '.'),
  /** Name of the card in Telegram's own window. */
  title: 'Мила: иврит по словам',
  /** Below the message. */
  open: { word: 'Открыть урок', lesson: 'Открыть урок', status: 'Открыть Милу' },
} as const;
