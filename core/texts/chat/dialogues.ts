import type { DialogueLine, DialoguePerson, DialogueQuestion } from '../../dialogues/content.ts';
import type { DialogueState, RoleLevel } from '../../dialogues/events.ts';
import { pluralForm } from '../plural.ts';
import { hebrewInLine, hebrewLine, inLine, type RichText } from './bot.ts';

type Scene = { title: string; scene: string; people: readonly [DialoguePerson, DialoguePerson] };
type Said = DialogueLine & { name: string };

const lineOf = ({ pronunciation, transcription }: DialogueLine): string =>
  `${hebrewLine(pronunciation)} [${transcription}]`;
const fullLine = (line: DialogueLine): string => `${lineOf(line)} — ${line.russian}`;
const saidLine = ({ name, ...line }: Said): RichText => [{ bold: name }, `: ${fullLine(line)}`];
const lines = (said: readonly Said[]): RichText => said.flatMap((one) => ['\n', ...saidLine(one)]);
const words = (missing: readonly string[]): string => missing.map(inLine).join(', ');

const marks: Readonly<Record<DialogueState, string>> = { new: '', heard: '🎧 ', played: '✅ ' };

/** Dialogues in the chat: heard, asked about, played. */
export const dialogueChatTexts = {
  button: {
    title: ({ title, state }: { title: string; state: DialogueState }) => `${marks[state]}${title}`,
    goOn: (title: string) => `Продолжить: ${title}`,
    earlier: '‹ Раньше',
    later: 'Дальше ›',
    hear: 'Слушать',
    again: 'Ещё раз',
    questions: 'К вопросам',
    next: 'Дальше',
    text: 'Текст',
    roles: 'Сыграть роль',
    role: (name: string, level: RoleLevel) => `${name} · ${levels[level]}`,
    show: 'Показать реплику',
    skip: 'Дальше',
    read: 'Прочитано',
    stop: 'Закончить',
    list: '‹ Все диалоги',
  },

  list: [
    { bold: 'Диалоги' },
    '\n\nСначала послушайте двоих, потом сыграйте одного из них. Все слова — из ваших уроков.',
  ] satisfies RichText,
  none: 'Диалоги откроются с четвёртого урока.',
  scene: ({ title, scene, people: [one, other] }: Scene): RichText => [
    { bold: title },
    `\n\n${scene}\n\n${one.russian} и ${other.russian}`,
  ],
  /** Below the sound of the whole; `silent`: lines without one. */
  whole: ({ title }: Pick<Scene, 'title'>, silent: readonly Said[]): RichText => [
    { bold: title },
    '\nПока без текста: поймать общий смысл — уже хорошо.',
    ...(silent.length > 0 ? ['\n\nЭти реплики сейчас без звука:', ...lines(silent)] : []),
  ],
  text: ({ title }: Pick<Scene, 'title'>, said: readonly Said[]): RichText => [
    { bold: title },
    '\n',
    ...lines(said),
  ],
  question: ({ prompt }: DialogueQuestion, { number, of }: { number: number; of: number }): RichText => [
    `Вопрос ${number} из ${of}\n\n`,
    { bold: hebrewInLine(prompt) },
  ],
  right: (option: string): RichText => [`\n\n✅ ${hebrewInLine(option)}`],
  wrong: (option: string): RichText => [`\n\n❌ ${hebrewInLine(option)}`],
  answeredBy: (said: Said): RichText => ['Ответ вот в этой реплике:\n', ...saidLine(said)],
  roles: (title: string): RichText => [
    { bold: title },
    '\n\nКем вы будете? «Читая» — ваши реплики видны, «подсказка» — сказано, о чём они, «по памяти» — без подсказки.',
  ],

  /** What the other said: only where it was not heard. */
  others: (said: readonly Said[], isHeard: boolean): RichText =>
    isHeard || said.length === 0 ? [] : [...lines(said).slice(1), '\n\n'],
  /** The learner's turn. */
  turn: {
    reading: (line: DialogueLine): RichText => [{ bold: 'Прочитайте вслух: ' }, fullLine(line)],
    cue: ({ cue }: { cue: string }): RichText => [{ bold: 'Ваша реплика. ' }, cue],
    memory: (): RichText => [{ bold: 'Что вы скажете?' }],
  },
  /** The lines among which it is chosen where nobody can be heard; none where it is said. */
  options: (options: readonly DialogueLine[]): RichText =>
    options.length > 0
      ? ['\n\nВаша реплика — одна из этих:', ...options.map((one) => `\n• ${lineOf(one)}`)]
      : [],
  /** How it can be said here. */
  how: ({ canHear, isRead }: { canHear: boolean; isRead: boolean }): string => {
    if (canHear) return '\n\nГолосовым сообщением или буквами.';
    return isRead
      ? '\n\nПрочитайте её вслух и нажмите кнопку или напишите её здесь.'
      : '\n\nВыберите её кнопкой или напишите здесь на иврите.';
  },
  said: 'Получилось! ',
  /** The line as it is said in the dialogue, after one that was passed. */
  passed: (line: DialogueLine): RichText => [`${fullLine(line)}\n\n`],
  examples: (examples: readonly DialogueLine[]): RichText => [
    'Ещё можно ответить так:',
    ...examples.map((one) => `\n${fullLine(one)}`),
    '\n\n',
  ],
  missing: (
    { missing, extra }: { missing: readonly string[]; extra: readonly string[] },
    { text, isTyped }: { text: string; isTyped: boolean },
  ): RichText => [
    `${isTyped ? 'Вы написали' : 'Услышано'}: ${inLine(text)}\n`,
    missing.length > 0 ? `Не хватает: ${words(missing)}` : `Выходит другой смысл: ${words(extra)}`,
    isTyped ? '\nПопробуйте ещё раз.' : '\nСкажите ещё раз.',
  ],
  notHeard: (problem?: string) =>
    `${problem ?? 'Речь не расслышалась.'} Скажите реплику ещё раз или напишите её на иврите.`,
  /** The recogniser is away; the ways that are left follow. */
  deaf: (problem = 'Речь сейчас не распознаётся.'): RichText => [
    `${problem} Диалог продолжается без микрофона.`,
  ],
  otherLine: ['Это другая реплика. Попробуйте ещё раз.'] satisfies RichText,
  done: ({ title, note }: { title: string; note: string | null }, right: number, of: number): RichText => [
    { bold: `«${title}»: сыграно` },
    `\nС первого раза: ${right} из ${of} ${pluralForm(of, ['реплики', 'реплик', 'реплик'])}.`,
    ...(note === null ? [] : [`\n\n${hebrewInLine(note)}`]),
  ],
  stopped: 'Остановились. Продолжить можно с этого же места: /dialogue.',
  gone: 'Этого диалога больше нет.',
  changed: 'Диалог изменился. Начните его заново: /dialogue.',
  over: 'Эта реплика уже сыграна.',
  locked: 'Это премиум-диалог. Он откроется вместе со своим уроком: /premium.',
  notKept: 'Память бота сейчас недоступна, роль не сыграть. Попробуйте через минуту.',
} as const;

const levels: Readonly<Record<RoleLevel, string>> = {
  reading: 'читая',
  cue: 'подсказка',
  memory: 'по памяти',
};
