import { startLinkOf } from '../service/start-link.ts';

/** A word of a lesson to be said in the chat. */
export type SpokenWord = { lessonId: number; wordId: number };

const parameter = /^say_(\d{1,9})_(\d{1,9})$/;

/**
 * Returns the link from the speak step to the chat, where the bot then waits for the word as a voice message, e.g.
 * 'https://t.me/mila_bot?start=say_3_41'. `botLink` is the address of the chat with the bot.
 */
export function voiceLinkOf(botLink: string, { lessonId, wordId }: SpokenWord): string {
  return startLinkOf(botLink, `say_${lessonId}_${wordId}`);
}

/** Returns the word that a start parameter names; undefined for any other parameter. */
export function readVoiceParameter(text: string): SpokenWord | undefined {
  const [, lessonId, wordId] = parameter.exec(text.trim()) ?? [];
  return lessonId === undefined ? undefined : { lessonId: Number(lessonId), wordId: Number(wordId) };
}
