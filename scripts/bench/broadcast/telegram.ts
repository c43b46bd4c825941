import type { SendOutcome } from '../../../core/ports.ts';

/** Milliseconds of a virtual clock; it stands while nothing moves it on. */
export type VirtualClock = { ms: number };

/** What Telegram lets a bot send. */
export const permittedPerSecond = 30;
/** A storm: for so long every message is refused, and this often one begins. */
const stormMs = 12_000;
const betweenStormsMs = 90_000;
/** Telegram takes about this long for a batch. */
const answerMs = 120;

type SimulatedTelegram = {
  send: (userId: number) => Promise<SendOutcome>;
  /** How often each learner got it. */
  got: Map<number, number>;
  /** Messages that it has let through: to open chats and to closed ones. */
  passed: number;
  refused: number;
  /** While it let anything through, since the first message. */
  openMs: () => number;
};

/**
 * Plays Telegram by a virtual clock: 30 messages a second, the rest is refused with the seconds to wait; storms in which all
 * are refused; closed chats. `beforeAnswer` may throw: the process dies, and the message has been sent.
 */
export function simulateTelegram(
  clock: VirtualClock,
  { isClosed, beforeAnswer }: { isClosed: (userId: number) => boolean; beforeAnswer: () => void },
): SimulatedTelegram {
  /** Messages that it would let through now, as many as a second permits at most. */
  let spare = { at: clock.ms, messages: permittedPerSecond };
  let began: number | undefined;
  let batchAt = Number.NEGATIVE_INFINITY;
  const stormEnd = () => {
    const into = (clock.ms - (began ?? clock.ms)) % betweenStormsMs;
    return into >= betweenStormsMs - stormMs ? clock.ms - into + betweenStormsMs : undefined;
  };
  const telegram: SimulatedTelegram = {
    got: new Map(),
    passed: 0,
    refused: 0,
    openMs() {
      const whole = clock.ms - (began ?? clock.ms);
      const storms = Math.floor(whole / betweenStormsMs);
      return whole - storms * stormMs - Math.max(0, (whole % betweenStormsMs) - (betweenStormsMs - stormMs));
    },
    async send(userId) {
      began ??= clock.ms;
      // A batch is sent at once: its messages share one answering time.
      if (clock.ms !== batchAt) {
        clock.ms += answerMs;
        batchAt = clock.ms;
      }
      const endOfStorm = stormEnd();
      const refilled = spare.messages + ((clock.ms - spare.at) * permittedPerSecond) / 1000;
      spare = { at: clock.ms, messages: Math.min(permittedPerSecond, refilled) };
      if (endOfStorm !== undefined || spare.messages < 1) {
        telegram.refused += 1;
        const waitMs = endOfStorm === undefined ? 1000 : endOfStorm - clock.ms;
        return { waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
      }
      spare.messages -= 1;
      telegram.passed += 1;
      if (isClosed(userId)) return 'gone';
      telegram.got.set(userId, (telegram.got.get(userId) ?? 0) + 1);
      beforeAnswer();
      return 'said';
    },
  };
  return telegram;
}
