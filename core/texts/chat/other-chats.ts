import type { SearchReading } from '../../contracts/search.ts';
import { fromMila, shareTexts } from '../home/share.ts';
import { nameOfWordForm } from '../lesson/grammar/verbs.ts';
import { meaningOfReading } from '../lesson/reading-meaning.ts';
import { hebrewInLine, inLine, type RichText } from './bot.ts';
import { type FoundWord, namedForm } from './words.ts';

/** Of a text its list shows the beginning. */
const lettersOfText = 60;

const letters = (transcription: string | null): string[] =>
  transcription === null ? [] : [`[${transcription}]`];

/** What is said where the bot is asked from a chat of other people: a list of words, and a card or a text in the chat. */
export const otherChatTexts = {
  /** Above an empty list, and above one that nothing was asked of; both lead to the bot's chat. */
  openMila: 'Открыть Милу',
  ask: 'Слово на иврите или по-русски',

  word: (found: FoundWord) => {
    const { pointed, transcription, russian } = namedForm(found);
    const { word } = found;
    const asked = found.forms.filter(({ key }) => key !== 'infinitive');
    const isTaughtForm = asked.length === 0 && pointed !== (word.pronunciation || word.hebrew);
    const forms = isTaughtForm
      ? [`${inLine(word.pronunciation || word.hebrew)} — ${word.russian}`]
      : asked.map((form) => `${inLine(form.pointed)} — ${nameOfWordForm(form.key)}`);
    return {
      title: `${inLine(pointed)} — ${russian}`,
      description: [...letters(transcription), ...forms].join(' · '),
    };
  },
  /** `asked` as it was written. */
  reading: (asked: string, reading: SearchReading) => ({
    title: `${inLine(reading.pronunciation ?? asked)} — ${hebrewInLine(meaningOfReading(asked, reading))}`,
    description: [
      ...letters(reading.transcription),
      ...(reading.credit === null ? [] : [reading.credit]),
    ].join(' · '),
  }),
  text: (words: readonly string[]) => ({
    title: 'Разобрать по словам',
    description: inLine(words.join(' ').slice(0, lettersOfText)),
  }),

  /** The message that a card becomes. */
  message: (text: RichText): RichText => [...text, `\n\n${fromMila}`],
  open: { lesson: shareTexts.open.word, app: shareTexts.open.status },

  /** The bot was named, but there is nothing to explain. */
  guest: {
    title: shareTexts.title,
    nothing:
      'Назовите меня в ответе на сообщение с ивритом или напишите слово рядом с моим именем: скажу, как оно читается и что ' +
      'значит.',
    unknown: 'Не знаю: такого слова нет в бесплатных уроках, и по форме я его не узнала.',
  },
} as const;
