import type { ReportReason, ReportSubject } from '../../reports/reports.ts';
import { counted, type PluralForms } from '../plural.ts';
import { aboutTexts, reasonTexts, reportTexts } from '../reports/report.ts';
import { inLine } from './bot.ts';

const reports: PluralForms = ['сообщение', 'сообщения', 'сообщений'];

type Named = { subject: ReportSubject; title: string };
/** 'о слове «שלום — привет»' */
const about = ({ subject, title }: Named) =>
  title === '' ? `о ${aboutTexts[subject]}` : `о ${aboutTexts[subject]} «${inLine(title)}»`;

/** So many reports are named in one message. */
const mostNamed = 10;
const longestWords = 200;

export const reportChatTexts = {
  button: {
    /** Below a card, where there is little room. */
    open: '⚑ Ошибка?',
    reason: (reason: ReportReason) => reasonTexts[reason],
    cancel: 'Отмена',
    list: 'Открыть список',
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
  news: (found: readonly (Named & { reason: ReportReason; words: string })[], open: number): string =>
    [
      `Об ошибках: ${counted(found.length, reports)}`,
      ...found.slice(0, mostNamed).map(({ reason, words, ...named }) => {
        const said = words === '' ? '' : `: ${inLine(words.slice(0, longestWords).toWellFormed())}`;
        return `• ${about(named)}. ${reasonTexts[reason]}${said}`;
      }),
      ...(found.length > mostNamed ? [`…и ещё ${found.length - mostNamed}`] : []),
      `Всего открыто: ${open}.`,
    ].join('\n'),
  /** To the reporter. */
  reply: ({ reply, ...named }: Named & { reply: string }) =>
    `Вы сообщали об ошибке ${about(named).replace(/^о /, 'в ')}. Ответ: ${inLine(reply)}`,
} as const;
