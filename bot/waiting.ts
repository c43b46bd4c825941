import type { Message } from 'grammy/types';

/** Questions that wait for a message of one person, each with the ISO time at which it was asked. */
export type Waiting<S, T, D, L> = {
  studio?: S | undefined;
  today?: T | undefined;
  dialogue?: D | undefined;
  lesson?: L | undefined;
};

type Asked = { askedAt: string };

/**
 * Which of the questions that wait a message is about: the one asked last. Of the same moment a take comes before an
 * answer of «Сегодня», that before a line of a dialogue, and that before a word of a lesson.
 */
export function askedLast<S extends Asked, T extends Asked, D extends Asked, L extends Asked>({
  studio,
  today,
  dialogue,
  lesson,
}: Waiting<S, T, D, L>): Waiting<S, T, D, L> | undefined {
  const last = [studio, today, dialogue, lesson].reduce<string>(
    (latest, one) => (one && one.askedAt > latest ? one.askedAt : latest),
    '',
  );
  if (studio?.askedAt === last) return { studio };
  if (today?.askedAt === last) return { today };
  if (dialogue?.askedAt === last) return { dialogue };
  return lesson && { lesson };
}

/** True for a text of the sender's own: what was forwarded, or made by another bot, answers no question. */
export const isWrittenHere = ({
  forward_origin,
  via_bot,
}: Pick<Message, 'forward_origin' | 'via_bot'>): boolean =>
  forward_origin === undefined && via_bot === undefined;
