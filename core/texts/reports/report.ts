import type { ReportReason, ReportSubject } from '../../reports/reports.ts';

/** What may be wrong, as the learner chooses it. */
export const reasonTexts: Readonly<Record<ReportReason, string>> = {
  translation: 'Перевод',
  niqqud: 'Огласовка',
  sound: 'Произношение, звук',
  judged: 'Мой ответ правильный',
  text: 'Текст, вопрос',
  other: 'Другое',
};

/** 'слове «שלום»': what a report is about, after «о». */
export const aboutTexts: Readonly<Record<ReportSubject, string>> = {
  word: 'слове',
  sentence: 'предложении урока',
  rule: 'правиле',
  dialogue: 'диалоге',
  letter: 'букве',
  number: 'числе',
};

/** The sheet in the mini-app. */
export const reportTexts = {
  title: 'Что не так?',
  close: 'Закрыть',
  words: 'Если хотите, напишите подробнее',
  send: 'Отправить',
  sent: { title: 'Спасибо!', description: 'Передали авторам курса. Ответ придёт в чат с ботом.' },
  tooMany: 'На сегодня сообщений достаточно. Остальные пришлите завтра.',
  failed: 'Не удалось сохранить сообщение. Попробуйте ещё раз.',
} as const;
