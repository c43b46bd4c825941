import type { VoicedKind } from '../voices/recording.ts';
import { takeFlawTexts } from './voices.ts';

export type StudioItemText = {
  kind: VoicedKind;
  hebrew: string;
  pronunciation: string;
  /** With the stress marked. */
  transcription: string;
  russian: string;
  lessonName?: string | null;
  /** The turn before in a dialogue. */
  before?: { pronunciation: string; russian: string } | null | undefined;
};

export type StudioProgressText = { done: number; total: number };

/** 1024 as '1 024'; the space does not break. */
const grouped = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

/** '412 из 1 024' */
export const amount = ({ done, total }: StudioProgressText): string =>
  `${grouped(done)} из ${grouped(total)}`;

/** How each kind of thing is read. */
export const howToSay: Readonly<Record<VoicedKind, string>> = {
  letter: 'Назовите ровно то, что написано, спокойно, как на уроке.',
  word: 'Прочитайте слово спокойно и ровно, как в словаре; ударение — где знак над гласной.',
  sentence: 'Прочитайте предложение целиком, как сказали бы в жизни, не спеша.',
  form: 'Прочитайте форму спокойно и ровно, как в словаре.',
};

/** Above the turn of a dialogue that comes before the one to be said. */
export const lineBefore = 'Реплика перед этой';

/** Beside a take that the recogniser understood otherwise; '' for nothing. */
export const studioDoubt = (transcript: string): string =>
  transcript === '' ? 'Распознаватель не услышал слова.' : `Распознавателю послышалось: ${transcript}.`;

/** The studio in the mini-app. */
export const studioTexts = {
  title: 'Студия',
  wayHint: 'Голос курса: записать слова',
  loading: 'Открываем студию',
  failedTitle: 'Студия не открылась',
  failedText: 'Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
  back: 'Назад',
  strangerTitle: 'Студия для дикторов',
  strangerText: 'Право записывать голос курса даёт администратор.',

  consentTitle: 'Прежде чем начать',
  agree: { f: 'Согласна', m: 'Согласен' },
  notNow: 'Не сейчас',

  progress: 'Записано',
  voice: { f: 'женский голос', m: 'мужской голос' },
  begin: 'Начать запись',
  goOn: 'Продолжить',
  returned: (count: number) => `Вернули на перезапись: ${count}`,
  returnedPart: 'Вернули на перезапись',
  allDone: 'Всё записано. Спасибо!',
  parts: 'Уроки',
  letters: 'Буквы',
  lesson: (number: number | null, name: string) => (number === null ? name : `${number}. ${name}`),
  agreedOn: (date: string) => `Согласие от ${date}`,
  withdraw: 'Забрать всё назад',
  withdrawTitle: 'Забрать всё назад?',
  withdrawText: 'Все ваши записи сразу и навсегда исчезнут с сервера, ученики их больше не услышат.',
  withdrawYes: 'Забрать',
  withdrawNo: 'Оставить',
  withdrawn: 'Все записи удалены',
  withdrawFailed: 'Не удалось удалить записи',

  toParts: 'К урокам',
  remark: (remark: string) => `Запись вернули: ${remark}`,
  record: 'Записать',
  stop: 'Стоп',
  preparing: 'Готовим запись…',
  hint: 'Нажмите на микрофон, произнесите и нажмите ещё раз. Телефон — на расстоянии ладони.',
  kept: 'Так услышат ученики',
  listen: 'Послушать',
  again: 'Ещё раз',
  next: 'Дальше',
  skip: 'Пропустить',
  previous: 'Назад',
  level: 'Громкость',
  tooQuiet: 'Тихо',
  fine: 'Хорошо',
  tooLoud: 'Слишком громко',
  accepted: 'Принято',
  published: 'Звучит в уроках',
  waiting: 'Ждёт проверки',
  partDone: 'Конец урока',
  skippedOnes: 'К пропущенным',
  notSent: 'Запись не отправилась: нет связи. Она осталась здесь.',
  sendAgain: 'Отправить ещё раз',
  noTake: 'Ничего не записалось. Попробуйте ещё раз.',
  microphone: {
    denied: 'Нет доступа к микрофону. Разрешите его в настройках Telegram или записывайте в чате: /record.',
    missing: 'Микрофон не найден. Можно записывать в чате голосовыми сообщениями: /record.',
    failed: 'Микрофон не открылся. Попробуйте ещё раз или запишите в чате: /record.',
  },
} as const;

/** Refusals of the studio, by their codes on the wire. */
export const studioErrorTexts: Record<string, string> = {
  not_a_speaker: 'Записывать голос курса могут дикторы. Право даёт администратор.',
  voice_not_agreed: 'Сначала прочитайте, что будет с записями, и согласитесь.',
  consent_changed: 'Текст согласия изменился. Откройте студию заново и прочитайте его.',
  recording_not_found: 'Записи уже нет.',
  recording_replaced: 'Диктор уже записал это слово заново: послушайте новую запись.',
  item_not_found: 'Этого слова в курсе больше нет.',
  take_not_prepared: 'Записи здесь сейчас не обрабатываются. Попробуйте позже.',
  ...Object.fromEntries(Object.entries(takeFlawTexts).map(([flaw, text]) => [`take_${flaw}`, text])),
  sound_not_found: 'Этого звука нет.',
  aac_decoder: 'Такие записи здесь не читаются. Пришлите голосовое сообщение.',
  take_not_sent: 'Запись сейчас не обработать. Попробуйте ещё раз через минуту.',
};

/** Refusals of what only admins do with voices. */
export const voiceAdminErrorTexts: Record<string, string> = {
  voices_no_archive: 'Это не архив zip, или он повреждён.',
  voices_no_table: 'В архиве нет таблицы voices.csv со столбцами key, speaker, file и licence.',
  voices_too_large:
    'Архив слишком большой для одной отправки. Разделите его или возьмите npm run voices:import.',
  google_not_configured: 'Голос Google здесь не подключён: нет ключа.',
};
