import { lineOptions } from '../../core/dialogues/line-options.ts';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { dialogueChatTexts as texts } from '../../core/texts/chat/dialogues.ts';
import type { ReadDialogue } from '../../db/dialogues/read-dialogue.ts';
import { keyboardOf } from './buttons.ts';
import { type KeptRole, levelOf } from './kept-role.ts';
import type { DialogueVisit } from './visit.ts';

/** Nobody can be heard at the moment: what would be said is chosen. */
export const isChosen = ({ deps }: DialogueVisit, role: KeptRole): boolean =>
  role.isDeaf === true || deps.recogniser === undefined;

/** Among which turns the line that waits is chosen; none where it is said. One that is read is its own only option. */
function placesOf(visit: DialogueVisit, { turns }: ReadDialogue, role: KeptRole): number[] {
  if (!isChosen(visit, role)) return [];
  return levelOf(role) === 'reading' ? [role.at] : lineOptions(turns, role.at);
}

/** How the line that waits can be said, with its options where it is chosen. */
export function waysText(visit: DialogueVisit, dialogue: ReadDialogue, role: KeptRole): RichText {
  const isRead = levelOf(role) === 'reading';
  const places = isRead ? [] : placesOf(visit, dialogue, role);
  const lines = places.flatMap((place) => dialogue.turns[place] ?? []);
  return [...texts.options(lines), texts.how({ canHear: !isChosen(visit, role), isRead })];
}

/** The buttons under the line that waits. */
export function lineKeyboard(visit: DialogueVisit, dialogue: ReadDialogue, role: KeptRole, askedBy: number) {
  const isRead = levelOf(role) === 'reading';
  const options = placesOf(visit, dialogue, role).flatMap((place) => {
    const turn = dialogue.turns[place];
    const label = isRead ? texts.button.read : stripNiqqud(turn?.pronunciation ?? '');
    return turn ? [[[label, 'pick', askedBy, place] as const]] : [];
  });
  return keyboardOf(...options, [
    isRead ? [texts.button.skip, 'skip', askedBy] : [texts.button.show, 'show', askedBy],
    [texts.button.stop, 'stop', askedBy],
  ]);
}
