import { InlineKeyboard } from 'grammy';
import {
  type ReportReason,
  type ReportSubject,
  reasonsFor,
  reportReasons,
  reportSubjects,
} from '../../core/reports/reports.ts';
import { reportChatTexts as texts } from '../../core/texts/chat/reports.ts';

/** What a report is about. `isJudged`: the message judges an answer. */
export type Reported = { subject: ReportSubject; id: number; isJudged?: boolean };

export type ReportAction =
  | ({ kind: 'ask' } & Reported)
  | ({ kind: 'send'; reason: ReportReason } & Reported)
  | { kind: 'cancel' };

/** Subject and reason by their places: far below Telegram's 64 bytes. New ones are added at the end. */
export const reportButtons = {
  build(action: ReportAction): string {
    if (action.kind === 'cancel') return 'er:x';
    const { subject, id, isJudged = false } = action;
    const about = `er:${reportSubjects.indexOf(subject)}:${id}:${isJudged ? 1 : 0}`;
    return action.kind === 'ask' ? about : `${about}:${reportReasons.indexOf(action.reason)}`;
  },
  /** Undefined for any other button. */
  parse(data: string): ReportAction | undefined {
    if (data === 'er:x') return { kind: 'cancel' };
    const [, place, id, judged, chosen] = /^er:(\d):(\d{1,10}):([01])(?::(\d))?$/.exec(data) ?? [];
    const subject = reportSubjects[Number(place)];
    if (!subject || id === undefined) return undefined;
    const about = { subject, id: Number(id), isJudged: judged === '1' };
    if (chosen === undefined) return { kind: 'ask', ...about };
    const reason = reportReasons[Number(chosen)];
    return reason && { kind: 'send', reason, ...about };
  },
};

/** The keyboard with «Ошибка?» in a last row of its own. */
export function withReport(keyboard: InlineKeyboard | undefined, about: Reported): InlineKeyboard {
  const extended = keyboard ? keyboard.clone().row() : new InlineKeyboard();
  return extended.text(texts.button.open, reportButtons.build({ ...about, kind: 'ask' }));
}

/** The length beyond which a label is cut off in half a row of a small phone. */
const halfRow = 14;

/** What may be wrong, two in a row where their labels fit. */
export function reasonKeyboard(about: Reported): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  let inRow = 0;
  for (const reason of reasonsFor(about.subject, about.isJudged === true)) {
    const label = texts.button.reason(reason);
    const isWide = label.length > halfRow;
    if (isWide || inRow === 2) {
      keyboard.row();
      inRow = 0;
    }
    keyboard.text(label, reportButtons.build({ ...about, kind: 'send', reason }));
    inRow += isWide ? 2 : 1;
  }
  return keyboard.row().text(texts.button.cancel, reportButtons.build({ kind: 'cancel' }));
}
