import type { RichMessage, RichText } from 'grammy/types';
import * as z from 'zod';
import { badRequest } from './errors.ts';
import { type Inputs, isRecord } from './inputs.ts';

const mostCharacters = 32_768;
/** Rows of tables count, too. */
const mostBlocks = 500;
const mostColumns = 20;

const Text: z.ZodType<RichText> = z.lazy(() =>
  z.union([z.string(), z.array(Text), z.object({ type: z.literal('bold'), text: Text })]),
);
const Flag = z.literal(true).optional().catch(undefined);
const Cell = z.object({
  text: Text.optional(),
  align: z.enum(['left', 'center', 'right']),
  valign: z.enum(['top', 'middle', 'bottom']),
  is_header: Flag,
});
const Table = z.object({
  ...{ type: z.literal('table'), caption: Text.optional() },
  cells: z.array(z.array(Cell).max(mostColumns, 'table has too many columns')),
  ...{ is_bordered: Flag, is_striped: Flag, is_compact: Flag },
});
const Paragraph = z.object({ type: z.literal('paragraph'), text: Text });
const Rich = z.object({
  blocks: z.array(z.discriminatedUnion('type', [Paragraph, Table])).min(1, 'rich message is empty'),
  is_rtl: Flag,
});

/**
 * Reads `rich_message` with Telegram's limits: blocks of text and tables, with bold text, which is what the bot sends.
 * HTML, Markdown and other blocks are refused.
 */
export function readRichMessage(inputs: Inputs): RichMessage {
  const given = inputs.json('rich_message', 'rich message');
  if (!isRecord(given)) throw badRequest('parameter "rich_message" is required');
  const { data, error } = Rich.safeParse(given);
  if (!data) throw badRequest(`unsupported rich message: ${z.prettifyError(error)}`);
  const rows = data.blocks.flatMap((block) => (block.type === 'table' ? block.cells : []));
  if (data.blocks.length + rows.length > mostBlocks) throw badRequest('rich message has too many blocks');
  const texts = data.blocks.map((block) => (block.type === 'table' ? block.caption : block.text));
  const length = [...texts, ...rows.flat().map(({ text }) => text)].reduce(
    (sum, one) => sum + lengthOf(one),
    0,
  );
  if (length > mostCharacters) throw badRequest('rich message is too long');
  return data;
}

function lengthOf(text: RichText | undefined): number {
  if (typeof text === 'string') return text.length;
  if (Array.isArray(text)) return text.reduce((sum, part) => sum + lengthOf(part), 0);
  return text?.type === 'bold' ? lengthOf(text.text) : 0;
}
