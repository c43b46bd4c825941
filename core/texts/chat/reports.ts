import type { ReportReason, ReportSubject } from '../../reports/reports.ts';
import { counted, type PluralForms } from '../plural.ts';
import { aboutTexts, reasonTexts, reportTexts } from '../reports/report.ts';
import { inLine } from './bot.ts';

const reports: PluralForms = ['сообщение', 'сообщения', 'сообщений'];

type Named = { subject: ReportSubject; title: string };
type News = {
  /** Reports that are new, and that are open. */
  taken: number;
  open: number;
  /** The first of the new ones. */
  first: readonly (Named & { reason: ReportReason; words: string })[];
};
/** 'о слове «שלום — привет»' */
const about = ({ subject, title }: Named) =>
  title === '' ? `о ${aboutTexts[subject]}` : `о ${aboutTexts[subject]} «${inLine(title)}»`;

const longestWords = 200;
/** Of a button. */
const longestTitle = 40;

export const reportChatTexts = {
  button: {
    /** Below a card, where there is little space. */
    open: '⚑ Ошибка?',
    reason: (reason: ReportReason) => reasonTexts[reason],
    cancel: 'Отмена',
    list: 'Открыть список',
    mend: 'Открыть в редакторе',
    mendThis: (title: string) => `Открыть: ${inLine(title.slice(0, longestTitle).toWellFormed())}`,
  },
  ask: 'Что здесь не так?',
  cancelled: 'Хорошо, ничего не отправлено.',
  /** `number` is found again in a reply to this message. */
  sent: (number: number, reason: ReportReason) =>
    `${reasonTexts[reason]}. Спасибо, передали авторам курса. Когда разберутся, ответят здесь.\n` +
    `Хотите написать подробнее — ответьте на это сообщение. № ${number}`,
  number: /№ (\d{1,9})$/,
  added: 'Добавили к сообщению. Спасибо!',
  notAdded: 'Это сообщение уже закрыто, или к нему больше нельзя ничего добавить.',
  tooMany: reportTexts.tooMany,
  gone: 'Этого в курсе уже нет.',

  /** To the admins. */
  news: ({ taken, open, first }: News): string =>
    [
      `Об ошибках: ${counted(taken, reports)}`,
      ...first.map(({ reason, words, ...named }) => {
        const said = words === '' ? '' : `: ${inLine(words.slice(0, longestWords).toWellFormed())}`;
        return `• ${about(named)}. ${reasonTexts[reason]}${said}`;
      }),
      ...(taken > first.length ? [`…и ещё ${taken - first.length}`] : []),
      `Всего открыто: ${open}.`,
    ].join('\n'),
  /** To the reporter. */
  reply: ({ reply, ...named }: Named & { reply: string }) =>
    `Вы сообщали об ошибке ${about(named).replace(/^о /, 'в ')}. Ответ: ${inLine(reply)}`,
} as const;
