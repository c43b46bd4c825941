import { isIPv6 } from 'node:net';
import type { Clock } from '../../core/ports.ts';
import type { Limit } from '../../db/store/limits.ts';
import { type Counters, createCounters } from '../_adapters/counters.ts';

/** Honest use never meets these: a learner taps a few times a second, and an outbox sends its answers one by one. */
const callsOfLearner: Limit = { name: 'calls', calls: 3000, windowSeconds: 60 };
const refusalsOfLearner: Limit = { name: 'refusals', calls: 120, windowSeconds: 60 };

/** Of calls without a valid token only: behind one address of a mobile network there may be thousands of learners. */
const callsOfAddress: Limit = { name: 'calls', calls: 1200, windowSeconds: 60 };
const refusalsOfAddress: Limit = { name: 'refusals', calls: 300, windowSeconds: 60 };

/** A caller as far as the request itself tells: the learner of a token with our signature, otherwise the address. */
export type Caller = { learner: number } | { address: string };

/** The first thing that happens to a call: it is counted before anything is read, looked up or checked at cost. */
export type Admission = {
  /**
   * Counts a call, as a refused one until the opposite is known: calls sent at once cannot all slip through. Returns
   * what to call with the status of the response. Throws 'limit'. A login brings its own proof, which is checked without
   * reading anything: refused calls of others from the same address do not shut it out.
   */
  enter(caller: Caller, isLogin?: boolean): (status: number) => void;
};

export function createAdmission(clock: Clock, counters: Counters = createCounters(clock)): Admission {
  return {
    enter(caller, isLogin = false) {
      const isKnown = 'learner' in caller;
      const who = isKnown ? String(caller.learner) : `address ${caller.address}`;
      const refusals = isKnown ? refusalsOfLearner : refusalsOfAddress;
      counters.count(isKnown ? callsOfLearner : callsOfAddress, who);
      if (isLogin) return () => {};
      counters.count(refusals, who);
      return (status) => {
        if (!isRefusal(status)) counters.giveBack(refusals, who);
      };
    },
  };
}

/** No valid token, not allowed, or too often. */
function isRefusal(status: number): boolean {
  return status === 401 || status === 403 || status === 429;
}

/**
 * The part of an address that one caller cannot change at will: an IPv4 address whole, the first half of an IPv6
 * address, since a network gives each of its customers at least that much to choose from.
 */
export function addressBlock(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(tail ?? '')];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
