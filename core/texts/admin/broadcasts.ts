import type { Audience, AudienceKind } from '../../broadcasts/audience.ts';
import type { ButtonPlace } from '../../broadcasts/button.ts';
import { maxBroadcastLength } from '../../broadcasts/limits.ts';
import type { MarkedFault } from '../../broadcasts/marked-text.ts';
import { mostDaysAhead } from '../../broadcasts/when.ts';
import { counted, type PluralForms } from '../plural.ts';

const learners: PluralForms = ['ученик', 'ученика', 'учеников'];
const toLearners: PluralForms = ['ученику', 'ученикам', 'ученикам'];
const days: PluralForms = ['день', 'дня', 'дней'];
const taps: PluralForms = ['нажатие', 'нажатия', 'нажатий'];

/** 'все ученики': whom a broadcast goes to. */
export function audienceName(audience: Audience, lesson?: string): string {
  switch (audience.kind) {
    case 'all':
      return 'все ученики';
    case 'free':
      return 'без премиума';
    case 'premium':
      return 'с премиумом';
    case 'away':
      return `не заходили ${counted(audience.days, days)} и больше`;
    case 'lesson':
      return `внутри урока ${lesson ? `«${lesson}»` : audience.lessonId}`;
  }
}

/** What is wrong with a marked text. */
export function markedFaultText({ reason, line, what }: MarkedFault): string {
  switch (reason) {
    case 'unclosed':
      return `Строка ${line}: знак ${what} открыт и не закрыт. Поставьте его и в конце, а если это просто знак — \\ перед ним.`;
    case 'crossed':
      return `Строка ${line}: ${what} закрывается внутри другого выделения. Закройте сначала внутреннее.`;
    case 'link':
      return `Строка ${line}: «${what}» — не адрес. Ссылка начинается с https://`;
  }
}

const kinds: Readonly<Record<AudienceKind, string>> = {
  all: 'Все ученики',
  free: 'Без премиума',
  premium: 'С премиумом',
  away: 'Давно не заходили',
  lesson: 'Внутри урока',
};

const places: Readonly<Record<ButtonPlace, string>> = {
  lesson: 'Урок',
  section: 'Раздел курса',
  today: '«Сегодня»',
  premium: 'Премиум',
  link: 'Ссылка',
};

/** Broadcasts in the admin area. */
export const broadcastAdminTexts = {
  title: 'Рассылки',
  loading: 'Загружаем рассылки',
  list: 'Рассылки',
  create: 'Новая рассылка',
  none: 'Рассылок ещё не было',
  noneHint: 'Напишите ученикам о новом уроке или позовите тех, кто давно не заходил.',
  one: 'Рассылка',
  back: 'К рассылкам',
  open: 'Подробнее',
  openDraft: 'Дописать',
  states: {
    draft: 'Черновик из чата',
    waiting: 'Ждёт своего часа',
    sending: 'Отправляется',
    stopped: 'Остановлена',
    done: 'Завершена',
  },
  withoutText: 'Фото без подписи',
  from: (author: string, when: string) => `${author || 'Администратор'}, ${when}`,
  whom: (name: string) => `Кому: ${name}`,
  atTheirTime: (when: string) => `В ${when} по часам каждого ученика`,
  progress: (done: number, total: number) => `Отправлено ${done} из ${total}`,
  progressLabel: 'Сколько учеников уже обработано',
  figures: {
    sent: 'Дошло',
    gone: 'Закрыли чат',
    failed: 'Ошибка',
    unsure: 'Неизвестно',
    tapped: 'Нажали кнопку',
  },
  unsureHint: 'Неизвестно — сообщение ушло в Telegram, но ответа мы не дождались. Второй раз не отправляем.',
  next: (when: string) => `Следующие ученики получат её ${when}: у них ночь, шаббат или ещё не настал час.`,
  share: (share: number) => `${share}%`,
  tapsOf: (count: number) => counted(count, taps),
  stop: 'Остановить',
  stopTitle: 'Остановить рассылку?',
  stopText: (left: number) =>
    `Ещё ${counted(left, learners)} её не ${left === 1 ? 'получит' : 'получат'}. Продолжить потом нельзя. Отправленное не вернуть.`,
  stopYes: 'Остановить',
  stopped: 'Рассылка остановлена',
  stopFailed: 'Не удалось остановить',
  drop: 'Удалить черновик',
  dropped: 'Черновик удалён',
  dropFailed: 'Не удалось удалить',
  gone: 'Такой рассылки нет',
  goneHint: 'Возможно, черновик уже отправлен или удалён другим администратором.',

  text: 'Текст',
  textHint: 'Выделите слова и нажмите кнопку. Обычный знак вместо выделения — \\ перед ним.',
  formats: {
    bold: 'Жирный',
    italic: 'Курсив',
    strikethrough: 'Зачёркнутый',
    spoiler: 'Спойлер',
    link: 'Ссылка',
  },
  formatSigns: { bold: 'Ж', italic: 'К', strikethrough: 'З', spoiler: 'Спойлер', link: 'Ссылка' },
  formatBar: 'Выделение',
  linkSample: 'https://',
  lost: 'В чате было оформление, которого здесь нет (подчёркивание, цитата, особые эмодзи): текст сохранён, оно снято.',
  photo: 'Фото',
  addPhoto: 'Добавить фото',
  otherPhoto: 'Другое фото',
  removePhoto: 'Убрать фото',
  photoAlt: 'Фото рассылки',
  photoFromChat: 'Фото из чата',
  photoLoading: 'Загружаем фото',
  photoFailed: 'Не удалось загрузить фото',
  photoUnreadable: 'Этот файл не открывается как фото. Подойдут JPEG и PNG.',
  button: 'Кнопка под текстом',
  noButton: 'Без кнопки',
  label: 'Надпись на кнопке',
  /** What is on the button where its author writes nothing. */
  usualLabels: {
    lesson: 'Открыть урок',
    section: 'Открыть раздел',
    today: 'Повторить сегодня',
    premium: 'Открыть все уроки',
    link: 'Открыть',
  } satisfies Record<ButtonPlace, string>,
  lesson: 'Урок',
  section: 'Раздел',
  url: 'Адрес',
  urlHint: 'Нажатия на ссылку наружу не считаются: Telegram о них не сообщает.',
  places,
  audience: 'Кому',
  kinds,
  awayDays: 'Сколько дней не заходили',
  count: (count: number) => (count === 0 ? 'Сейчас никого' : `Сейчас ${counted(count, learners)}`),
  counting: 'Считаем…',
  when: 'Когда',
  now: 'Сейчас',
  atTime: 'В назначенный час',
  time: 'Дата и час у ученика',
  timeHint:
    'У каждого по своим часам. Ночью (с 22 до 8) и в шаббат тем, кто его соблюдает, не отправляем: дойдёт утром.',
  preview: 'Так это увидят',
  previewSender: 'Мила',
  previewEmpty: 'Здесь появится сообщение.',
  dark: 'Тёмная тема',
  test: 'Проверка себе',
  tested: 'Отправлено вам в чат с ботом',
  testFailed: 'Не удалось отправить проверку',
  send: 'Отправить…',
  sendTitle: (count: number) => `Отправить ${counted(count, toLearners)}?`,
  sendText: 'Отправленное не вернуть. Остановить можно в любую минуту: кто ещё не получил, не получит.',
  sendYes: 'Отправить',
  cancel: 'Отмена',
  begun: (count: number) => `Рассылка началась: ${counted(count, learners)}`,
  sendFailed: 'Не удалось отправить',
  tooLong: (length: number, most: number) => `Слишком длинно: ${length} из ${most} знаков.`,
  length: (length: number, most: number) => `${length} из ${most}`,
  emptyText: 'Напишите текст.',
  noUrl: 'Адрес начинается с https://',
  noLesson: 'Выберите урок.',
  noSection: 'Выберите раздел.',
  noDays: 'От 1 до 365 дней.',
  noTime: 'Выберите дату и час.',
  choose: 'Не выбран',
} as const;

/** Refusals of `/admin/broadcasts`. */
export const broadcastErrorTexts: Record<string, string> = {
  broadcast_text_broken: 'Выделение в тексте не читается: где-то знак открыт и не закрыт.',
  broadcast_text_empty: 'В рассылке нет ни текста, ни фото.',
  broadcast_text_long: `Слишком длинный текст: до ${maxBroadcastLength.text} знаков, под фото до ${maxBroadcastLength.caption}.`,
  broadcast_audience_empty: 'В этой группе сейчас никого нет: писать некому.',
  broadcast_place_missing: 'Урока или раздела, куда ведёт рассылка, нет или он не опубликован.',
  broadcast_link_broken: 'Адрес кнопки не открыть: нужен полный адрес страницы.',
  broadcast_no_link: 'Кнопке некуда вести: адрес приложения здесь не настроен.',
  broadcast_at_night: 'Ночью, с 22 до 8 часов, не отправляем. Выберите час дня.',
  broadcast_in_past: 'Этот час уже прошёл. Выберите другой.',
  broadcast_too_far: `Так далеко не назначаем: до ${mostDaysAhead} дней вперёд.`,
  broadcast_draft_used: 'Этот черновик уже отправлен или удалён другим администратором.',
  broadcast_not_found: 'Такой рассылки нет.',
  broadcast_chat_closed: 'Бот не может вам написать: откройте чат с ботом и нажмите «Запустить».',
};
