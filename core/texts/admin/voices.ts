import { atFirstUse } from '../../at-first-use.ts';
import { counted, type PluralForms, pluralForm } from '../plural.ts';

const number = atFirstUse(() => new Intl.NumberFormat('ru'));

/** The section of the admin area in which speakers' recordings are heard and published. */
export const adminVoicesTexts = {
  title: 'Голоса',
  review: 'Записи на проверку',
  reviewHint:
    'Сомнительные идут первыми. Клавиши: пробел — послушать, Enter — принять, В — вернуть, → — дальше.',
  state: 'Показать',
  states: { waiting: 'Новые', accepted: 'Принятые', returned: 'Возврат' },
  speaker: 'Диктор',
  allSpeakers: 'Все дикторы',
  left: (at: number, all: number) => `${at} из ${all}`,
  nothing: {
    waiting: 'Новых записей нет',
    accepted: 'Принятых записей нет',
    returned: 'Возвращённых записей нет',
  },
  doubtful: 'сомнительно',
  letters: 'Буквы',
  measured: (ms: number, loudness: number) =>
    `${(ms / 1000).toFixed(1).replace('.', ',')} с · ${loudness.toFixed(1).replace('.', ',').replace('-', '−')} LUFS`,
  play: 'Послушать',
  playAccepted: 'Прежняя запись',
  accept: 'Принять',
  giveBack: 'Вернуть',
  skip: 'Дальше',
  previous: 'Предыдущая',
  remark: 'Замечание диктору',
  remarkHint: 'Придёт ему в чат, например: «Ударение на последний слог».',
  send: 'Вернуть с замечанием',
  cancel: 'Не возвращать',
  accepted: 'Принято',
  returned: 'Возвращено диктору',
  failed: 'Решение не сохранено',
  isPublished: 'звучит в уроках',
  coverage: 'Озвучено по урокам',
  coverageHint: 'Принятые записи ученики слышат после публикации. Опубликовать можно урок целиком.',
  lesson: 'Урок',
  said: 'Принято',
  heard: 'Слышат',
  publish: 'Опубликовать',
  publishLabel: (lesson: string) => `Опубликовать голоса: ${lesson}`,
  published: (count: number) => `Опубликовано записей: ${count}`,
  publishFailed: 'Не опубликовано',
  onlyVoiced: 'Только с записями',
  speakers: 'Дикторы',
  noSpeakers: 'Дикторов пока нет',
  noSpeakersHint: 'Право записывать даёт карточка ученика или команда /speaker в чате.',
  genders: { f: 'женский', m: 'мужской' },
  inactive: 'не записывает',
  columns: { voice: 'Голос', waiting: 'Ждут', accepted: 'Принято', returned: 'Вернули', published: 'Слышат' },
  of: (done: number, total: number) => `${done} из ${total}`,
} as const;

const recordings: PluralForms = ['запись', 'записи', 'записей'];
const rows: PluralForms = ['строка', 'строки', 'строк'];
const characters: PluralForms = ['символ', 'символа', 'символов'];

/** Recordings that come in and go out as an archive. */
export const voiceArchiveTexts = {
  heading: 'Архив записей',
  hint: 'Архив zip с таблицей voices.csv: столбцы key, speaker (номер Telegram диктора), file, licence. Скачанный архив показывает и то, что ещё не записано. Принятое ждёт проверки, как любая запись. Так же приходит голос синтеза (docs/voices.md): его слышат сразу.',
  choose: 'Загрузить архив',
  progress: 'Загрузка архива',
  running: (done: number, all: number) =>
    all === 0 ? 'Читаю архив…' : `Прочитано: ${done} из ${counted(all, ['строки', 'строк', 'строк'])}`,
  done: (saved: number, problems: number) =>
    problems === 0
      ? `Принято: ${counted(saved, recordings)}.`
      : `Принято: ${counted(saved, recordings)}. Не подошло: ${counted(problems, rows)}, остальные на месте.`,
  doneBefore: (saved: number) =>
    `До этого принято: ${counted(saved, recordings)}. Отправьте архив ещё раз: принятое не повторится.`,
  problems: 'Что не подошло',
  line: 'Строка',
  file: 'Файл',
  reason: 'Почему',
  more: (count: number) => `И ещё ${counted(count, rows)}.`,
  whose: 'Чьи записи скачать',
  everybody: 'Все дикторы',
  download: 'Скачать архив',
  saved: (name: string) => `Файл ${name} скачан.`,
  blocked: 'Скачать архив можно на компьютере: здесь Telegram не сохраняет файлы.',
} as const;

/** Google's voice for what no person has said. */
export const renderingTexts = {
  heading: 'Голос Google',
  hint: 'Озвучивает слова, предложения и буквы, которых не сказали ни диктор, ни голос синтеза. Продолжает сам каждую ночь.',
  noKey: 'Ключ Google не задан на сервере: без записи диктора курс звучит встроенным голосом-роботом.',
  state: (rendered: number, today: number, daily: number) =>
    `Озвучено: ${number().format(rendered)}. Сегодня: ${number().format(today)} из ${number().format(daily)} ${pluralForm(daily, characters)}.`,
  skipped: 'Не удалось за пять попыток, снова через месяц:',
  start: 'Озвучить',
  progress: 'Озвучивание',
  running: (rendered: number, total: number) =>
    total === 0 ? 'Озвучиваю…' : `Озвучено ${number().format(rendered)} из ${number().format(total)}`,
  done: ({
    rendered,
    failed,
    left,
    isSpent,
  }: {
    rendered: number;
    failed: number;
    left: number;
    isSpent: boolean;
  }) => {
    if (isSpent)
      return `Озвучено: ${rendered}. Запас символов на сегодня кончился, осталось ${number().format(left)}: продолжится ночью.`;
    if (failed > 0)
      return `Озвучено: ${rendered}. Google не ответил, осталось ${number().format(left)}: попробуйте позже.`;
    return left === 0
      ? `Озвучено: ${rendered}. Всё, чего не сказал человек, сказано.`
      : `Озвучено: ${rendered}, осталось ${number().format(left)}.`;
  },
} as const;

const sounds: PluralForms = ['звук', 'звука', 'звуков'];

/** Synthesised voices that the owner has brought in. */
export const syntheticTexts = {
  heading: 'Голоса синтеза',
  hint: 'Сделаны нейросетью на своей машине. Звучат, где нет диктора; на карточке стоит «синтез» и имя голоса.',
  genders: { f: 'женский', m: 'мужской' },
  coverage: (name: string) => `Что говорит ${name}`,
  kind: 'Что',
  said: 'Озвучено',
  kinds: { word: 'Слова', sentence: 'Предложения', letter: 'Буквы', form: 'Формы', number: 'Числа' },
  of: (said: number, total: number) => `${number().format(said)} из ${number().format(total)}`,
  size: (bytes: number) => `${(bytes / 1_048_576).toFixed(1).replace('.', ',')} МБ`,
  origin: ({ model, version, madeOn, sounds: count }: OriginText) =>
    `${model}, ${version}, сделано ${madeOn.split('-').reverse().join('.')}: ${counted(count, sounds)}`,
  licence: (licence: string) => `Лицензия: ${licence}`,
  isOn: 'Ученики слышат этот голос',
  switchFailed: 'Не переключено',
  remove: 'Удалить голос',
  removeTitle: (name: string) => `Удалить голос «${name}»?`,
  removeText: 'Все его звуки удалятся. Чтобы вернуть голос, понадобится его архив.',
  keep: 'Оставить',
  removed: (count: number) => `Голос удалён, звуков: ${number().format(count)}`,
  removeFailed: 'Голос не удалён',
} as const;

type OriginText = { model: string; version: string; madeOn: string; sounds: number };
