import type { DialogueDetail, DialogueItem } from '../../../../core/contracts/dialogues.ts';
import type { DialoguePlay } from '../../../../core/dialogues/play.ts';
import { type Device, keptListAt } from '../lists/kept-list.ts';

/** All dialogues, with what the learner knew of them. */
export const keptDialogues = keptListAt<DialogueItem>((userId) => `mila:dialogues:${userId}`);

/** A dialogue that was opened, and how far it has come. */
export type OpenedDialogue = { detail: DialogueDetail; play: DialoguePlay };

/** How many of them a device keeps, those opened last; each is some 10 kB. */
const dialoguesToKeep = 5;

const opened = keptListAt<OpenedDialogue>((userId) => `mila:opened-dialogues:${userId}`);

/** Those opened last first; what an older release wrote is recognised by what it lacks. */
export const openedDialogues = (device: Device): OpenedDialogue[] =>
  (opened.read(device) ?? []).filter(
    ({ detail, play }) => Array.isArray(detail?.turns) && Array.isArray(play?.tries),
  );

export const openedDialogue = (device: Device, id: number): OpenedDialogue | undefined =>
  openedDialogues(device).find(({ detail }) => detail.id === id);

/** Keeps how far a dialogue has come, with its lines: it goes on there, with or without a network. */
export function keepOpened(device: Device, one: OpenedDialogue): void {
  const others = openedDialogues(device).filter(({ detail }) => detail.id !== one.detail.id);
  opened.write(device, [one, ...others].slice(0, dialoguesToKeep));
}
