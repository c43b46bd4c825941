import type { RichText } from './bot.ts';

/** A message with tables, for clients that can show them: texts and tables in turn. */
export type TableMessage = readonly TableBlock[];
export type TableBlock =
  | { kind: 'text'; text: RichText }
  /** Rows are of the same length. */
  | { kind: 'table'; title: string; rows: readonly (readonly RichText[])[] };

/** Buttons below a message that exists as text and as a table. */
export const tableTexts = {
  button: {
    /** Below the text. */
    show: '▦ Таблицей',
    /** Below the table: only who sees it can press it. */
    keep: 'Всегда таблицей',
    /** Below a table that came by itself. */
    asText: 'Текстом',
    forget: 'Показывать текстом, не таблицей',
  },
  kept: 'Хорошо, глаголы будут приходить таблицей.',
  forgotten: 'Хорошо, глаголы будут приходить текстом.',
  gone: 'Этого глагола в открытых уроках уже нет.',
  /** Telegram did not take the table. */
  refused: 'Таблицу показать не получилось. Всё то же самое есть в тексте выше.',
} as const;
