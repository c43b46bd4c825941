import type { Judgement } from '../../speech/judge.ts';
import { todayTexts } from '../home/today.ts';
import { sideBySideTexts } from '../lesson/side-by-side.ts';
import { spellingLines } from '../lesson/spelling-lines.ts';
import { whatIsDue } from '../lesson/what-is-due.ts';
import { counted, nouns, type PluralForms } from '../plural.ts';
import { inLine, type RichText } from './bot.ts';
import { type ShownWord, shownWord } from './voice.ts';

type Difference = Parameters<typeof spellingLines>[0];

/** What is asked about a word: one of the choices, or the word itself. */
type AskedExercise = 'choose-russian' | 'choose-hebrew' | 'listen' | 'type' | 'speak';

/** A word with the sentences that people say with it. */
type UsedWord = ShownWord & { examples?: readonly Pick<ShownWord, 'pronunciation' | 'russian'>[] };

/** The first sentence with the word, on lines of its own. */
const inSentence = ({ examples = [] }: UsedWord): RichText =>
  examples.slice(0, 1).flatMap(({ pronunciation, russian }) => [`\n\n${inLine(pronunciation)}\n`, russian]);

const accusativeWords: PluralForms = ['слово', 'слова', 'слов'];
const newWordsForms: PluralForms = ['новое слово', 'новых слова', 'новых слов'];
const end = todayTexts.end;
const lettersWait = (letters: number): string => `Пора повторить ${whatIsDue({ letters })}.`;

/** What the bot says while a learner reviews their words in the chat. */
export const todayChatTexts = {
  button: {
    begin: 'Повторить слова',
    goOn: 'Продолжить',
    hint: 'Подсказка',
    giveUp: todayTexts.giveUp,
    skip: 'Пропустить',
    stop: 'Хватит',
  },

  question: (
    word: ShownWord,
    asked: {
      exercise: AskedExercise;
      left: number;
      isAgain: boolean;
      canSpeak: boolean;
      isOfTwo?: boolean;
    },
  ): RichText => {
    const { exercise, left, isAgain, canSpeak, isOfTwo = false } = asked;
    const ofTwo = sideBySideTexts[exercise === 'listen' ? 'heard' : 'read'];
    const task = isOfTwo ? ofTwo : todayTexts.tasks[exercise];
    return [
      `${todayTexts.left(left)}\n`,
      isAgain ? `${todayTexts.again}\n` : '',
      `\n${task}`,
      ...shownOf(word, exercise),
      exercise === 'type' && canSpeak ? '\n\nМожно и голосовым сообщением.' : '',
      exercise === 'speak'
        ? '\n\nУдерживайте микрофон рядом с полем ввода. Или напишите слово на иврите.'
        : '',
    ];
  },

  /** `letters`: of each part of the word. */
  hint: (first: string, letters: readonly number[]): string => {
    const [only = 0] = letters;
    const size =
      letters.length === 1
        ? `Букв: ${only}.`
        : `Слов: ${letters.length}, букв в них: ${letters.join(' и ')}.`;
    return `Первая буква: ${inLine(first)}. ${size}`;
  },
  halved: 'Осталось два ответа',

  right: (word: UsedWord, given: { points: number; reason: string | undefined }): RichText => [
    { bold: todayTexts.right },
    given.points > 0 ? ` +${counted(given.points, nouns.point)}` : '',
    given.reason ? `\n${given.reason}` : '',
    '\n\n',
    ...shownWord(word),
    ...inSentence(word),
  ],
  wrong: (word: UsedWord, given: WrongAnswer): RichText => [
    { bold: `${todayTexts.wrong}.` },
    ` ${todayTexts.comesBack}`,
    given.chosen === undefined ? '' : `\n\nВаш ответ: ${inLine(given.chosen)}`,
    given.transcript ? `\n\nРаспознано: ${inLine(given.transcript)}` : '',
    given.pieces ? `\n\n${spellingLines(given.pieces)}` : '',
    given.reason ? `\n${given.pieces ? '' : '\n'}${given.reason}` : '',
    '\n\n',
    ...shownWord(word),
    ...inSentence(word),
  ],
  /** A slip that may be corrected once. */
  near: (pieces: Difference, reason: string | undefined): RichText => [
    { bold: 'Почти!' },
    `\n\n${spellingLines(pieces)}`,
    reason ? `\n${reason}` : '',
    `\n\n${todayTexts.lastAttempt}.`,
  ],
  /** Something else was said; `isLast`: the next attempt decides. */
  tryAgain: ({ reason }: Pick<Judgement, 'reason'>, transcript: string, isLast: boolean): string =>
    [
      reason,
      transcript === '' ? '' : `\nРаспознано: ${inLine(transcript)}`,
      isLast ? `\n\n${todayTexts.lastAttempt}.` : '',
    ].join(''),
  notRecognised: (problem: string): string => `${problem}\n\nСлово можно и написать сюда на иврите.`,

  needHebrew: (canSpeak: boolean): string =>
    `Жду слово на иврите${canSpeak ? ': буквами или голосовым сообщением' : ''}. Не вспоминается — нажмите «Подсказка» под вопросом.`,
  needButton: 'На этот вопрос отвечают кнопкой под ним.',
  noRecogniser: 'Распознавание речи здесь не подключено. Напишите слово на иврите.',
  tooEarly: 'Это сообщение пришло раньше вопроса, поэтому не засчитано.',
  answered: 'На этот вопрос уже ответили',
  dialogue: 'И ещё на сегодня диалог: послушайте двоих, потом сыграйте одного из них.',
  stopped: 'Остановились. Продолжить можно в любой момент: /today',
  skipped: 'Слово осталось на потом',
  wordGone: 'Этого слова в уроках больше нет, идём дальше.',
  notKept:
    'Не получилось запомнить вопрос. Попробуйте через минуту: /today. Слова можно повторить и в приложении.',

  nothing: (facts: {
    done: number;
    next: string | null;
    newWords: number;
    letters: number;
    isNew: boolean;
    isPaused: boolean;
    /** Letters or rules were asked just now. */
    wasAsked: boolean;
  }): RichText => [
    {
      bold:
        facts.letters > 0
          ? lettersWait(facts.letters)
          : facts.done > 0 || facts.wasAsked
            ? todayTexts.card.done
            : todayTexts.card.nothing,
    },
    facts.letters > 0 ? '\nПродолжить: /today' : '',
    facts.done > 0 ? `\n${todayTexts.empty.doneToday(facts.done)}` : '',
    facts.isNew && facts.letters === 0 ? `\n${todayTexts.empty.never}` : '',
    facts.next ? `\n${end.next(facts.next)}` : '',
    facts.newWords > 0 ? `\n\nВ приложении ждут ${counted(facts.newWords, newWordsForms)}.` : '',
    facts.isPaused ? `\n\n${end.paused}` : '',
  ],

  summary: (facts: Summary): RichText => [
    { bold: facts.left > 0 ? 'Остановились' : facts.letters > 0 ? 'Слова повторены' : end.title },
    facts.strengthened > 0
      ? `\n${end.strengthened(facts.strengthened)}`
      : facts.answered > 0
        ? `\n${end.nothing}`
        : '',
    facts.firm > 0 ? `\n${end.becameFirm(facts.firm)}` : '',
    facts.points > 0 ? `\n${end.points(facts.points)}` : '',
    facts.left > 0 ? `\n\nНа сегодня ещё ${counted(facts.left, accusativeWords)}: /today` : '',
    facts.left === 0 && facts.letters > 0 ? `\n\n${lettersWait(facts.letters)} /today` : '',
    facts.left === 0 && facts.next ? `\n\n${end.next(facts.next)}` : '',
    facts.left === 0 && facts.newWords > 0
      ? `\nВ приложении ждут ${counted(facts.newWords, newWordsForms)}.`
      : '',
    facts.isPaused ? `\n\n${end.paused}` : '',
  ],
} as const;

export type WrongAnswer = {
  /** What was pressed. */
  chosen?: string | undefined;
  /** What was heard. */
  transcript?: string | undefined;
  /** How the typed word differs; missing for an entirely different word. */
  pieces?: Difference | undefined;
  reason?: string | undefined;
};

export type Summary = {
  answered: number;
  strengthened: number;
  firm: number;
  points: number;
  /** Words that are still due today. */
  left: number;
  /** Letters that are still due today. */
  letters: number;
  /** The next day with words: 'завтра'. */
  next: string | null;
  newWords: number;
  /** More is due than a day carries: new words wait. */
  isPaused: boolean;
};

/** The part of the word that a question shows. */
function shownOf({ hebrew, pronunciation, russian }: ShownWord, exercise: AskedExercise): RichText {
  if (exercise === 'listen') return [];
  const isHebrew = exercise === 'choose-russian';
  return ['\n\n', { bold: isHebrew ? inLine(pronunciation || hebrew) : inLine(russian) }];
}
