/** What an admin did can be taken back, and what they deleted restored, for so many days. */
export const takeBackDays = 90;

export const takenBackSince = (now: Date): Date => new Date(now.getTime() - takeBackDays * 86_400_000);

/**
 * Why an act is never taken back: it moved money, it reached people, it belongs to rights that the person's card gives
 * and takes, it was done to a voice, or it changed nothing that could go back.
 */
export type FinalReason = 'money' | 'sent' | 'premium' | 'voice' | 'nothing';

const finalPrefixes: readonly (readonly [string, FinalReason])[] = [
  ['payments.', 'money'],
  ['broadcast.', 'sent'],
  ['support.', 'sent'],
  ['report.', 'sent'],
  ['premium.', 'premium'],
  ['voices.', 'voice'],
];

/** `keepsRows`: the rows of the course that it changed are kept. */
function finalReason(act: { action: string; keepsRows: boolean }): FinalReason | null {
  if (act.keepsRows || isActOnRights(act.action)) return null;
  return finalPrefixes.find(([prefix]) => act.action.startsWith(prefix))?.[1] ?? 'nothing';
}

/** Acts on people that go back: the role, and whether they are blocked. */
export const actsOnRights = ['user.role', 'user.block', 'user.unblock'] as const;
export const isActOnRights = (action: string): boolean => actsOnRights.some((one) => one === action);

/**
 * Whether an act can be taken back now. 'newer': a later act stands on what it changed; 'expired': what was there before
 * is no longer kept.
 */
export type TakeBack =
  | { state: 'possible' | 'undone' | 'newer' | 'expired' }
  | { state: 'final'; reason: FinalReason };

export type ActStanding = {
  action: string;
  isUndone: boolean;
  /** Rows of the course that are kept of it. */
  keepsRows: boolean;
  hasNewer: boolean;
  isOld: boolean;
};

export function takeBackOf(act: ActStanding): TakeBack {
  if (act.isUndone) return { state: 'undone' };
  const isCourse = changesCourse(act.action);
  if (act.isOld && (isCourse || isActOnRights(act.action))) return { state: 'expired' };
  const reason = finalReason(act);
  if (reason) return isCourse ? { state: 'expired' } : { state: 'final', reason };
  return { state: act.hasNewer ? 'newer' : 'possible' };
}

/** By its name: acts from before rows were kept are too old, not final. */
const changesCourse = (action: string): boolean =>
  /^(lesson|rule|dialogue|section|subsection|word|bin|act)\.|^course\.(order|import)$/.test(action);
