import { gapMark } from '../../rules/content.ts';
import type { Standing } from '../../status/ladder.ts';
import { adminCommands } from '../admin/commands.ts';
import { counted, nouns } from '../plural.ts';

/** A message in pieces, some of them bold: nothing in a name or a title can break the markup. */
export type RichText = readonly (string | { bold: string })[];

export type BotCommandText = {
  /** Without the slash. */
  command: string;
  /** The description shown in Telegram's menu and by /help in the chat. */
  description: string;
};

const learnerCommands: readonly BotCommandText[] = [
  { command: 'start', description: 'начать или продолжить' },
  { command: 'today', description: 'повторить слова прямо здесь' },
  { command: 'listen', description: 'слова дня на слух, файлом в дорогу' },
  { command: 'dialogue', description: 'послушать двоих и сыграть одного' },
  { command: 'verb', description: 'глагол во всех формах: /verb писать' },
  { command: 'rule', description: 'правило грамматики: /rule у меня есть' },
  { command: 'status', description: 'баллы, статус и серия' },
  { command: 'top', description: 'лучшие ученики и ваше место' },
  { command: 'streak', description: 'дни подряд и награда за них' },
  { command: 'own', description: 'мои слова: добавить, послушать, удалить' },
  { command: 'mywords', description: 'выученные слова файлом: CSV и Anki' },
  { command: 'premium', description: 'открыть все уроки' },
  { command: 'help', description: 'как всё устроено' },
  { command: 'write', description: 'написать авторам' },
  { command: 'mydata', description: 'всё о вас файлом, или удалить' },
  { command: 'paysupport', description: 'помощь с оплатой' },
  { command: 'terms', description: 'условия' },
  { command: 'privacy', description: 'ваши данные' },
];

const recordCommand: BotCommandText = { command: 'record', description: 'записать голос курса' };

/** The commands that each role finds in its menu and in /help. */
export const botCommands = {
  learner: learnerCommands,
  /** The course's voices. */
  speaker: [...learnerCommands, recordCommand, { command: 'cancel', description: 'остановить запись' }],
  admin: [
    ...learnerCommands,
    recordCommand,
    ...adminCommands,
    { command: 'payments', description: 'платежи ученика' },
    { command: 'refund', description: 'вернуть звёзды за платёж' },
    { command: 'answer', description: 'ответить на вопрос об оплате' },
    { command: 'balance', description: 'звёзды на счёте бота' },
    { command: 'cancel', description: 'отменить начатое' },
  ],
} as const satisfies Record<string, readonly BotCommandText[]>;

export type BotRole = keyof typeof botCommands;

/** A lesson as the bot shows it. */
type NamedLesson = { name: string; wordsCount: number };

type Figures = {
  points: number;
  standing: Standing;
  wordsLearned: number;
  /** Days in a row, 0 or more. */
  streakDays: number;
};

const bold = (text: string) => ({ bold: text });
/**
 * A name inside a Russian sentence. Right-to-left letters would reorder the marks and numbers next to them, and at the
 * start of a line the whole line; a direction mark on both sides prevents it.
 */
export const inLine = (name: string) =>
  /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(name) ? `\u200e${name}\u200e` : name;
/** A Russian text whose Hebrew words, one or several beside each other, stand between direction marks. */
export const hebrewInLine = (text: string): string =>
  text.replace(/[־א-ת][\u0591-\u05c7־א-ת]*(?: [־א-ת][\u0591-\u05c7־א-ת]*)*/g, inLine);
/** A line of Hebrew: a mark or a gap at its beginning or end stays on its own side: 'הַיָּם?', '____ לִי סֵפֶר.'. */
export const hebrewLine = (text: string): string =>
  inLine(text.replace(/^(?=\p{P})/u, '\u200f').replace(/\p{P}$/u, '$&\u200f'));
/** The sentence of a check with a place that a learner sees. */
export const withGap = (sentence: string): string => sentence.replace(gapMark, '____');
/** An option, or a sentence with it, on a line of its own: Russian with Hebrew in it, or Hebrew alone. */
export const optionOf = (option: string): string =>
  /[а-яё]/i.test(option) ? hebrewInLine(option) : hebrewLine(option);
const titled = (name: string) => `«${inLine(name)}»`;
const words = (count: number) => counted(count, nouns.word);
const points = (count: number) => counted(count, nouns.point);
const daysInARow = (count: number) => `${counted(count, nouns.day)}${count > 1 ? ' подряд' : ''}`;

const toNext = ({ next, pointsToNext }: Standing) =>
  next ? `До статуса «${next.name}» — ещё ${points(pointsToNext)}.` : 'Это высший статус.';

/** Eight squares of a board's rank; the filled ones show the progress from this status to the next. */
function rankOfSquares({ progress }: Standing): string {
  const filled = Math.min(8, Math.floor(progress * 8));
  return '▰'.repeat(filled) + '▱'.repeat(8 - filled);
}

const commandList = (role: BotRole) =>
  botCommands[role].map(({ command, description }) => `/${command} — ${description}`).join('\n');

/** Everything that the bot says in the chat. Names arrive cleaned; '' means that there is none. */
export const botTexts = {
  button: {
    open: 'Открыть Милу',
    openLesson: 'Открыть урок',
    openNamed: (name: string) => `Открыть ${titled(name)}`,
    refresh: 'Обновить',
  },

  welcome: (name: string, first: NamedLesson | undefined): RichText => [
    bold(name ? `Здравствуйте, ${inLine(name)}! Я Мила.` : 'Здравствуйте! Я Мила.'),
    // Hebrew: mila, "word".
    '\n\nНа иврите моё имя — מילה — значит «слово». Со мной каждое новое слово вы послушаете, произнесёте, ' +
      'напишете от руки и напечатаете: так оно остаётся надолго.',
    first ? `\n\nНачнём с урока ${titled(first.name)}: ${words(first.wordsCount)}.` : '',
  ],

  welcomeBack: (name: string, figures: Figures): RichText => [
    bold(name ? `С возвращением, ${inLine(name)}!` : 'С возвращением!'),
    `\n\nУ вас ${points(figures.points)}, статус «${figures.standing.level.name}». ${toNext(figures.standing)}`,
    `\nИзучено ${words(figures.wordsLearned)}.`,
    figures.streakDays > 0 ? ` Серия: ${daysInARow(figures.streakDays)}.` : '',
  ],

  goOn: (lesson: NamedLesson & { completedWords: number }): RichText => [
    lesson.completedWords > 0
      ? `\n\nПродолжим урок ${titled(lesson.name)}: пройдено ${lesson.completedWords} из ${lesson.wordsCount}.`
      : `\n\nДальше — урок ${titled(lesson.name)}: ${words(lesson.wordsCount)}.`,
  ],

  allDone: ['\n\nВсе открытые уроки пройдены. Повторите любой из них, чтобы слова не забылись.'] as RichText,

  lesson: (lesson: NamedLesson & { learned: number }): RichText => [
    bold(`Урок ${titled(lesson.name)}`),
    `\n${words(lesson.wordsCount)}: послушать, произнести, написать от руки и напечатать.`,
    lesson.learned === 0
      ? ''
      : lesson.learned === lesson.wordsCount
        ? '\n\nВсе они уже изучены, урок можно повторить.'
        : `\n\nУже изучено ${lesson.learned} из ${lesson.wordsCount}.`,
  ],

  lessonUnknown: ['Урока по этой ссылке нет: возможно, она устарела.\n\n'] as RichText,

  lessonLocked: (lesson: { name: string }, free: NamedLesson | undefined): RichText => [
    bold(`${titled(lesson.name)} — премиум-урок`),
    '\nОн откроется с премиум-доступом: /premium.',
    free ? `\n\nА начать можно с бесплатного урока ${titled(free.name)}: ${words(free.wordsCount)}.` : '',
  ],

  status: (
    name: string,
    figures: Figures & {
      bestStreak: number;
      lessonsDone: number;
      lessonsTotal: number;
      quizzesPassed: number;
    },
  ): RichText => [
    bold(`${name ? `${inLine(name)}, ваш статус` : 'Ваш статус'} — ${figures.standing.level.name}`),
    `\n${points(figures.points)}. ${toNext(figures.standing)}`,
    `\n${rankOfSquares(figures.standing)}\n`,
    `\nИзучено слов: ${figures.wordsLearned}`,
    `\nПройдено уроков: ${figures.lessonsDone} из ${figures.lessonsTotal}`,
    figures.quizzesPassed > 0 ? `\nСдано викторин: ${figures.quizzesPassed}` : '',
    figures.streakDays > 0 ? `\nСерия: ${daysInARow(figures.streakDays)}` : '\nСерия начнётся сегодня',
    figures.bestStreak > figures.streakDays ? `, лучшая — ${counted(figures.bestStreak, nouns.day)}` : '',
  ],
  statusFresh: 'Обновлено',
  statusSame: 'Всё по-прежнему',

  help: (role: BotRole): RichText => [
    bold('Как учиться с Милой'),
    '\nУроки открываются кнопкой «Открыть Милу». У каждого слова четыре шага: послушать, произнести, ' +
      'написать от руки, напечатать. За изученное слово — балл, за баллы — статус: от Новичка до Короля.' +
      '\n\nВыученное возвращается, пока не станет крепким. Повторить слова можно и прямо здесь: /today спросит их по ' +
      'одному, а ответить можно буквами, голосовым сообщением или кнопкой. Чтобы я о них напоминала, включите ' +
      '«Напоминать о занятии» в настройках профиля.' +
      '\n\nНужно слово? Пришлите его сюда, на иврите или по-русски, в любой форме: «вода», «как будет хлеб», «тода». ' +
      'Скажу, как оно пишется, читается и в каком оно уроке. В любом другом чате наберите моё имя со знаком @ и слово: ' +
      'карточку можно отправить туда.',
    '\n\n',
    bold('Команды'),
    `\n${commandList(role)}`,
  ],

  nothingToCancel: 'Отменять нечего: ничего не начато.',

  unknownCommand: (role: BotRole): RichText => ['Такой команды я не знаю. Вот мои:\n\n', commandList(role)],
  unknownText:
    'В чате я понимаю команды — они все в /help — и отдельные слова: пришлите слово на иврите или по-русски, и я скажу, как ' +
    'оно пишется и читается. ' +
    'Повторить слова можно здесь: /today, а новые ждут в уроке.',
  group: {
    hint: 'Слова я учу в личном чате: там уроки, повторение и прогресс. Напишите мне туда.',
    button: 'Открыть личный чат',
  },
  videoNote: 'Кружочки я не разбираю. Слово можно произнести в уроке или прислать мне голосовым оттуда.',
  sticker: 'Мне приятно! А теперь пара слов на иврите?',
  file: 'Картинки и файлы я не читаю. Слова на иврите ждут в уроке.',
  other: 'С этим я ничего не умею. Что я умею — в /help.',

  buttonOutdated: 'Эта кнопка устарела. Наберите /start.',
  noAddress: '\n\nПриложение откроется отсюда, когда у него появится адрес с https (PUBLIC_URL).',
  sorry: 'Простите, не получилось ответить. Попробуйте ещё раз через минуту.',
} as const;

/** What the set-up script writes into the bot's profile. */
export const botProfileTexts = {
  /** On the button next to the message field. */
  menuButton: 'Учить',
  /** Above the empty chat; at most 512 characters. */
  description:
    'Слова на иврите — так, чтобы запомнить: послушать, произнести, написать от руки, напечатать.\n\n' +
    'Короткие уроки с огласовками, русской транскрипцией и голосом. За изученные слова — баллы и шахматный ' +
    'статус: от Новичка до Короля.\n\nНажмите кнопку внизу, и начнём.',
  /** In the profile and next to a shared link; at most 120 characters. */
  shortDescription: 'Учим слова на иврите: слушаем, произносим, пишем от руки и печатаем.',
} as const;
