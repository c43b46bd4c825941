import type { RoleLevel } from '../../dialogues/events.ts';
import { pluralForm } from '../plural.ts';

/** A dialogue that is heard, asked about, read and played. */
export const dialogueTexts = {
  kind: 'Диалог',
  listen: 'Слушать',
  listenOn: 'Слушать дальше',
  readInstead: 'Читать без звука',
  pause: 'Пауза',
  again: 'Ещё раз',
  slower: 'Медленнее',
  hearing: 'Слушайте',
  hearingHint: 'Пока без текста. Поймать общий смысл — уже хорошо.',
  heard: 'Прослушали. Что там было?',
  heardHint: 'Можно послушать ещё раз или ответить на вопросы.',
  toQuestions: 'К вопросам',
  toText: 'К тексту',
  progress: (number: number, all: number) => `Реплика ${number} из ${all}`,
  says: (name: string) => `Говорит ${name}`,
  silent: 'Эта реплика не прозвучала. Прочитайте её.',
  read: 'Прочитано',

  question: (number: number, all: number) => `Вопрос ${number} из ${all}`,
  right: 'Верно!',
  wrongHeard: 'Не совсем. Вот эта реплика, послушайте ещё раз.',
  wrongRead: 'Не совсем. Ответ вот в этой реплике.',
  next: 'Дальше',

  text: 'Весь диалог',
  textHint: 'Нажмите на слово, чтобы узнать его.',
  hearWhole: 'Прослушать целиком',
  play: 'Прослушать реплику',
  translation: 'Перевод',
  translate: 'Перевод реплики',
  lessonOf: (name: string) => `урок «${name}»`,
  toLesson: 'Открыть урок',
  closeWord: 'Закрыть карточку слова',
  toRoles: 'Сыграть роль',

  roles: 'Кем вы будете?',
  role: (name: string) => `Вы — ${name}`,
  level: 'Как играть',
  levels: { reading: 'Читая', cue: 'Подсказка', memory: 'По памяти' } as const satisfies Record<
    RoleLevel,
    string
  >,
  levelHint: {
    reading: 'Ваши реплики видны: прочитайте их вслух.',
    cue: 'По-русски сказано, о чём ваша реплика. Слова ваши.',
    memory: 'Только вы и собеседник. Подсказка рядом.',
  } as const satisfies Record<RoleLevel, string>,
  begin: 'Начать',
  stop: 'Закончить',

  yourTurn: {
    reading: 'Прочитайте вслух',
    cue: 'Ваша реплика',
    memory: 'Что вы скажете?',
  } as const satisfies Record<RoleLevel, string>,
  freeTurn: 'Ответьте о себе',
  listenLine: 'Слушать реплику',
  showText: 'Показать текст',
  help: { cue: 'Показать реплику', memory: 'Подсказка' },
  ways: { spoken: 'Сказать', ordered: 'Собрать из слов', typed: 'Набрать' },
  heardAs: { spoken: 'Услышано', typed: 'Вы написали' },
  check: 'Проверить',
  field: 'Ваша реплика на иврите',
  cannot: {
    recogniser: 'Распознать речь сейчас не получается. Соберите реплику из слов.',
    microphone: 'Микрофон недоступен. Соберите реплику из слов.',
  },
  said: 'Получилось!',
  missing: (words: readonly string[]) => `Не хватает: ${words.join(', ')}`,
  extra: (words: readonly string[]) => `Выходит другой смысл: ${words.join(', ')}`,
  otherOrder: 'Слова те, а порядок другой.',
  otherWords: 'Здесь нужны другие слова.',
  examples: 'Ещё можно ответить так',
  sayAgain: 'Ещё раз',
  soundFailed: 'Звук не загрузился',

  done: (title: string) => `«${title}»: сыграно`,
  understood: (right: number, all: number) => `Понято на слух: ${right} из ${all}`,
  saidAtOnce: (right: number, all: number) =>
    `С первого раза: ${right} из ${all} ${pluralForm(all, ['реплики', 'реплик', 'реплик'])}`,
  praise: { all: 'Отлично! Так и говорят.', some: 'Хороший разговор получился.' },
  note: 'К слову',
  playAs: (name: string, level: RoleLevel) => `Вы — ${name}: ${dialogueLevels[level]}`,
  otherRole: 'Выбрать роль',
  finish: 'Готово',
} as const;

const dialogueLevels = { reading: 'читая', cue: 'по подсказке', memory: 'по памяти' } as const;
