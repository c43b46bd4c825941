import { InlineKeyboard } from 'grammy';
import { actsChatTexts } from '../../core/texts/admin/bin.ts';
import { findOwnAct } from '../../db/acts/undo-act.ts';
import type { Db } from '../../db/connection/client.ts';
import { actButtons } from './buttons.ts';

/** The buttons with one more below them, which takes back an act of the log. */
export const withUndoOf = (actId: number, keyboard = new InlineKeyboard()): InlineKeyboard =>
  keyboard.row().text(actsChatTexts.undo, actButtons.build({ kind: 'undo', actId }));

/** The same for what the admin has just done to a target, 'lesson:12'. */
export async function withUndo(
  db: Db,
  done: { adminId: number; target: string },
  keyboard = new InlineKeyboard(),
): Promise<InlineKeyboard> {
  const actId = await findOwnAct(db, done);
  return actId === undefined ? keyboard : withUndoOf(actId, keyboard);
}
