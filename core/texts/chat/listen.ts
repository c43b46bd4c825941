import { counted, nouns } from '../plural.ts';
import { hebrewLine, type RichText } from './bot.ts';

type Line = { pronunciation: string; transcription: string; russian: string };

/** What is heard: the words and sentences, then the dialogues turn by turn. */
type Heard = {
  lines: readonly Line[];
  dialogues: readonly { title: string; turns: readonly (Line & { name: string })[] }[];
};

const lineOf = ({ pronunciation, transcription, russian }: Line): string =>
  `${hebrewLine(pronunciation)} [${transcription}] — ${russian}`;

const dialogueOf = ({ title, turns }: Heard['dialogues'][number]): RichText => [
  '\n\n',
  { bold: `«${title}»` },
  ...turns.map(({ name, ...line }) => `\n${name}: ${lineOf(line)}`),
];

const lengthOf = (text: RichText): number =>
  text.reduce((sum, one) => sum + (typeof one === 'string' ? one : one.bold).length, 0);

/** As many of the texts, from the first on, as fit together into `longest` letters. */
const fitting = (texts: readonly RichText[], longest: number): readonly RichText[] =>
  texts.filter((_, at) => lengthOf(texts.slice(0, at + 1).flat()) <= longest);

const titleOf = (minutes: number): string => `Слова дня: ${counted(minutes, nouns.minute)}`;

/** What the bot says about listening on the way. */
export const listenTexts = {
  button: (minutes: number) => counted(minutes, nouns.minute),
  offer: [
    { bold: 'Слушать в дороге' },
    '\nСлова и фразы дня одним файлом: на иврите, пауза, чтобы вспомнить и повторить, и ещё раз; потом диалог, ' +
      'целиком. Расписание повторений это не меняет.\n\nСколько у вас времени?',
  ] satisfies RichText,
  none: 'Слушать пока нечего: выученных слов ещё нет. Пройдите первый урок до конца, и они зазвучат здесь.',
  preparing: 'Собираю…',
  /** In Telegram's player. */
  title: titleOf,
  performer: 'Мила',
  fileName: 'mila.mp3',
  heading: (minutes: number): RichText => [{ bold: titleOf(minutes) }],
  /**
   * What is heard, line by line, in at most `longest` letters; `left`: how many lines are not in it. Words give way to the
   * dialogues: one knows them.
   */
  lines: (
    minutes: number,
    { lines, dialogues }: Heard,
    longest: number,
  ): { text: RichText; left: number } => {
    const title = titleOf(minutes);
    const rest = (left: number) => `\n… и ещё ${counted(left, ['строка', 'строки', 'строк'])}`;
    const all = lines.length + dialogues.reduce((sum, { turns }) => sum + turns.length, 0);
    const space = longest - title.length - rest(all).length - 1;
    const spoken = fitting(dialogues.map(dialogueOf), space);
    const words = fitting(
      lines.map((line) => [`\n${lineOf(line)}`]),
      space - lengthOf(spoken.flat()),
    );
    const turns = dialogues.slice(0, spoken.length).reduce((sum, one) => sum + one.turns.length, 0);
    const left = all - words.length - turns;
    const end = left > 0 ? [rest(left)] : [];
    return { text: [{ bold: title }, '\n', ...words.flat(), ...end, ...spoken.flat()], left };
  },
  silent: 'Звука этих слов сейчас нет. Попробуйте позже: /listen.',
  failed: 'Файл не отправился. Попробуйте ещё раз через минуту: /listen.',
  tooOften: 'Файлы отправляются не чаще нескольких раз за десять минут. Немного подождите.',
} as const;
