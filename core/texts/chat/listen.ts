import { counted, nouns } from '../plural.ts';
import { hebrewLine, type RichText } from './bot.ts';

type Line = { pronunciation: string; transcription: string; russian: string };

const lineOf = ({ pronunciation, transcription, russian }: Line): string =>
  `\n${hebrewLine(pronunciation)} [${transcription}] — ${russian}`;

const titleOf = (minutes: number): string => `Слова дня: ${counted(minutes, nouns.minute)}`;

/** What the bot says about listening on the way. */
export const listenTexts = {
  button: (minutes: number) => counted(minutes, nouns.minute),
  offer: [
    { bold: 'Слушать в дороге' },
    '\nСлова и фразы дня одним файлом: на иврите, пауза, чтобы вспомнить и повторить, и ещё раз. Расписание повторений ' +
      'это не меняет.\n\nСколько у вас времени?',
  ] satisfies RichText,
  none: 'Слушать пока нечего: выученных слов ещё нет. Пройдите первый урок до конца, и они зазвучат здесь.',
  preparing: 'Собираю…',
  /** In Telegram's player. */
  title: titleOf,
  performer: 'Мила',
  fileName: 'mila.mp3',
  heading: (minutes: number): RichText => [{ bold: titleOf(minutes) }],
  /** What is heard, line by line, in at most `longest` letters; `left`: how many lines are not in it. */
  lines: (minutes: number, lines: readonly Line[], longest: number): { text: RichText; left: number } => {
    const title = titleOf(minutes);
    const rest = (left: number) => `\n… и ещё ${counted(left, ['строка', 'строки', 'строк'])}`;
    const texts = lines.map(lineOf);
    const room = longest - title.length - rest(texts.length).length - 1;
    const fitting = texts.filter((_, at) => texts.slice(0, at + 1).join('').length <= room);
    const left = texts.length - fitting.length;
    return { text: [{ bold: title }, '\n', ...fitting, ...(left > 0 ? [rest(left)] : [])], left };
  },
  silent: 'Звука этих слов сейчас нет. Попробуйте позже: /listen.',
  failed: 'Файл не отправился. Попробуйте ещё раз через минуту: /listen.',
  tooOften: 'Файлы отправляются не чаще нескольких раз за десять минут. Немного подождите.',
} as const;
