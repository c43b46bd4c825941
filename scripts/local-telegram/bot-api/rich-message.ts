import type { RichBlock, RichBlockTableCell, RichMessage, RichText } from 'grammy/types';
import { badRequest } from './errors.ts';
import { type Inputs, isRecord } from './inputs.ts';

const mostCharacters = 32_768;
/** Rows of tables count, too. */
const mostBlocks = 500;
const mostColumns = 20;

/**
 * Reads `rich_message` with Telegram's limits: blocks of text and tables, with bold text, which is what the bot sends.
 * HTML, Markdown and other blocks are refused.
 */
export function readRichMessage(inputs: Inputs): RichMessage {
  const given = inputs.json('rich_message', 'rich message');
  if (!isRecord(given)) throw badRequest('parameter "rich_message" is required');
  if (!Array.isArray(given.blocks))
    throw badRequest('unsupported content of the rich message: blocks expected');
  const blocks = given.blocks.map(readBlock);
  if (blocks.length === 0) throw badRequest('rich message is empty');
  const rows = blocks.flatMap((block) => (block.type === 'table' ? block.cells : []));
  if (blocks.length + rows.length > mostBlocks) throw badRequest('rich message has too many blocks');
  if (rows.some((row) => row.length > mostColumns)) throw badRequest('table has too many columns');
  if (plainRichText({ blocks }).length > mostCharacters) throw badRequest('rich message is too long');
  return { blocks, ...(given.is_rtl === true ? { is_rtl: true } : {}) };
}

/** The words of a message, a line for each text and row. */
export function plainRichText({ blocks }: RichMessage): string {
  const lines = blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [plain(block.text)];
    if (block.type !== 'table') return [];
    const rows = block.cells.map((row) => row.map(({ text = '' }) => plain(text)).join(' | '));
    return [plain(block.caption ?? ''), ...rows];
  });
  return lines.join('\n');
}

function plain(text: RichText): string {
  if (typeof text === 'string') return text;
  if (Array.isArray(text)) return text.map(plain).join('');
  return text.type === 'bold' ? plain(text.text) : '';
}

function readBlock(given: unknown): RichBlock {
  if (!isRecord(given)) throw badRequest("can't parse rich message block: Object expected");
  if (given.type === 'paragraph') return { type: 'paragraph', text: readText(given.text) };
  if (given.type !== 'table' || !Array.isArray(given.cells))
    throw badRequest('unsupported rich message block');
  return {
    type: 'table',
    cells: given.cells.map((row) => {
      if (!Array.isArray(row)) throw badRequest("can't parse table row: Array expected");
      return row.map(readCell);
    }),
    ...(given.caption === undefined ? {} : { caption: readText(given.caption) }),
    ...(given.is_bordered === true ? { is_bordered: true } : {}),
    ...(given.is_striped === true ? { is_striped: true } : {}),
    ...(given.is_compact === true ? { is_compact: true } : {}),
  };
}

const alignments = ['left', 'center', 'right'] as const;
const verticalAlignments = ['top', 'middle', 'bottom'] as const;

function readCell(given: unknown): RichBlockTableCell {
  if (!isRecord(given)) throw badRequest("can't parse table cell: Object expected");
  const align = alignments.find((one) => one === given.align);
  const valign = verticalAlignments.find((one) => one === given.valign);
  if (!align || !valign) throw badRequest('wrong alignment of a table cell');
  return {
    align,
    valign,
    ...(given.text === undefined ? {} : { text: readText(given.text) }),
    ...(given.is_header === true ? { is_header: true } : {}),
  };
}

function readText(given: unknown): RichText {
  if (typeof given === 'string') return given;
  if (Array.isArray(given)) return given.map(readText);
  if (isRecord(given) && given.type === 'bold') return { type: 'bold', text: readText(given.text) };
  throw badRequest('unsupported rich text');
}
