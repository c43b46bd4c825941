import type { OwnFormat } from '../../own-words/export.ts';
import type { OwnProblem } from '../../own-words/problems.ts';
import { noOwnWordsHint, ownWordsCount } from '../own-standing.ts';
import { ownWordTexts } from '../own-words.ts';
import { counted, nouns } from '../plural.ts';
import { hebrewInLine, inLine, type RichText } from './bot.ts';
import { type ShownWord, shownWord } from './voice.ts';

type Pair = { hebrew: string; russian: string };
type Refused = Pair & { problem: OwnProblem };

const words = (count: number): string => counted(count, nouns.word);
/** A line that is read again from the message when its button is pressed: `readOwnLines` understands it. */
const pairLine = ({ hebrew, russian }: Pair): string => `\n• ${inLine(hebrew)} — ${inLine(russian)}`;

/** «Мои слова» in the chat. */
export const ownWordChatTexts = {
  button: {
    keep: (count: number): string => `Сохранить ${words(count)}`,
    dismiss: 'Не надо',
    undo: 'Отменить',
    list: 'Мои слова',
    remove: 'Удалить',
    restore: 'Вернуть',
    word: ({ hebrew, russian }: Pair): string => `${inLine(hebrew)} — ${inLine(russian)}`,
    newest: '‹ К новым',
    older: 'Дальше ›',
    files: 'Файлом',
    inApp: 'Открыть в Миле',
    openList: 'Открыть список',
    format: { tsv: 'Таблица', anki: 'Anki', json: 'JSON' } satisfies Record<OwnFormat, string>,
  },

  /** `other`: lines that are no pair; `left`: pairs that did not fit. */
  offer: (pairs: readonly Pair[], { other, left }: { other: number; left: number }): RichText => [
    { bold: 'Сохранить в «Мои слова»?' },
    '\n',
    ...pairs.map(pairLine),
    other > 0 ? `\n\nСтрок без пары «слово — перевод»: ${other}, их пропущу.` : '',
    left > 0 ? `\n\nЕщё не поместилось строк: ${left}. Пришлите их отдельным сообщением.` : '',
  ],
  dismissed: 'Хорошо, не сохраняю.',

  /** One word, kept at once. */
  kept: (word: ShownWord): RichText => [
    'Сохранено в «Мои слова»:\n\n',
    ...shownWord(word),
    '\n\nСпрошу его вместе с другими, когда выучите: урок ваших слов — в приложении.',
  ],
  keptSome: (count: number, pairs: readonly Pair[], refused: readonly Refused[]): RichText => [
    { bold: count > 0 ? `Сохранено: ${words(count)}` : 'Новых слов нет' },
    ...(pairs.length > 0 ? ['\n', ...pairs.map(pairLine)] : []),
    ...refused.map(({ hebrew, problem }) => `\n\n${inLine(hebrew)}: ${ownWordTexts.problems[problem]}`),
  ],
  keptBefore: (word: ShownWord): RichText => ['Такое слово у вас уже есть:\n\n', ...shownWord(word)],
  refused: (problem: OwnProblem): string => ownWordTexts.problems[problem],
  undone: (count: number): string => `Убрано из «Моих слов»: ${words(count)}.`,
  nothingToUndo: 'Этих слов среди ваших уже нет.',

  list: (count: number, most: number): RichText => [
    { bold: 'Мои слова' },
    `\n${ownWordsCount(count, most)}. Нажмите на слово, чтобы послушать, записать свой голос или удалить.`,
    '\n\nНовое слово пришлите строкой: ',
    // Hebrew: shelet, "sign".
    `${inLine('שלט')} — вывеска`,
  ],
  empty: [
    { bold: 'Мои слова' },
    `\n\n${noOwnWordsHint}\n\nПришлите слово строкой, или сразу несколько строк:\n`,
    `${inLine('שלט')} — вывеска`,
  ] as RichText,
  card: (
    word: ShownWord & { sentence: string | null },
    { standing, canRecord }: { standing: string; canRecord: boolean },
  ): RichText => [
    ...shownWord(word),
    `\n${standing}`,
    word.sentence ? `\n\n${hebrewInLine(word.sentence)}` : '',
    canRecord ? '\n\nОтветьте на это сообщение голосовым, и слово зазвучит вашим голосом.' : '',
  ],
  gone: 'Этого слова среди ваших больше нет.',
  removed: (word: Pair): RichText => ['Удалено: ', `${inLine(word.hebrew)} — ${inLine(word.russian)}`],
  restored: (word: ShownWord): RichText => ['Слово вернулось:\n\n', ...shownWord(word)],

  sound: {
    kept: 'Теперь слово звучит вашим голосом.',
    /** `problem` says what to do. */
    notKept: (problem: string): string => `Запись не сохранилась. ${problem}`,
    failed: 'Запись не сохранилась. Попробуйте ещё раз через минуту.',
  },

  files: 'В каком виде прислать ваши слова?',
  fileTooOften: 'Файлы отправляются не чаще нескольких раз за десять минут. Немного подождите.',
  /** To /start with the link of a list. */
  shared: 'Вам прислали список слов. Откройте его, и возьмите себе те, что нужны.',
  noAddress: 'Список откроется, когда у приложения появится адрес.',
} as const;
