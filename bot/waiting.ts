import type { Message } from 'grammy/types';

/** Questions that wait for a message of one person, each with the ISO time at which it was asked. */
export type Waiting<S, T, L> = {
  studio?: S | undefined;
  today?: T | undefined;
  lesson?: L | undefined;
};

type Asked = { askedAt: string };

/**
 * Which of the questions that wait a message is about: the one asked last. Of the same moment a take comes before an
 * answer of «Сегодня», and that before a word of a lesson.
 */
export function askedLast<S extends Asked, T extends Asked, L extends Asked>({
  studio,
  today,
  lesson,
}: Waiting<S, T, L>): Waiting<S, T, L> | undefined {
  const last = [studio, today, lesson].reduce<string>(
    (latest, one) => (one && one.askedAt > latest ? one.askedAt : latest),
    '',
  );
  if (studio?.askedAt === last) return { studio };
  if (today?.askedAt === last) return { today };
  return lesson && { lesson };
}

/** True for a text of the sender's own: what was forwarded, or made by another bot, answers no question. */
export const isWrittenHere = ({
  forward_origin,
  via_bot,
}: Pick<Message, 'forward_origin' | 'via_bot'>): boolean =>
  forward_origin === undefined && via_bot === undefined;
