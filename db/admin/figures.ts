import type { ZodType } from 'zod';
import type { Clock, Store } from '../../core/ports.ts';
import { type ActivityDate, dateIn } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import {
  type AnalyticsFigures,
  type AnalyticsGroup,
  analyticsRow,
  analyticsStatements,
  type Frame,
  periodGroups,
} from './analytics.ts';
import { bounded, maxStatementMs, patientStatementMs } from './bounded.ts';
import type { Period } from './period.ts';
import { type Counted, countAgain, isSettled } from './remembered.ts';

/** The figures, each group null where the database could not count it in time, or has not yet. */
export type Figures = { [Group in AnalyticsGroup]: AnalyticsFigures[Group] | null } & {
  today: ActivityDate;
  /** Pairs of learner and lesson, from the funnel. */
  lessons: { begun: number; done: number } | null;
  /** When the oldest of them was counted. */
  countedAt: Date;
  /** Some could not be computed in the time given; asking again with more time continues with them. */
  isPartial: boolean;
};

type Kept = Partial<Record<AnalyticsGroup, Counted<unknown>>>;

export type FigurePorts = { db: Db; store: Store; clock: Clock };

/** Whoever waits gives up after ten seconds, and the last statement may take six. */
const usualBudgetMs = 3500;
const minFreshMs = 60_000;
const keptSeconds = 24 * 60 * 60;

const groups = Object.keys(analyticsStatements) as AnalyticsGroup[]; // an object literal's own keys

/** No statement takes longer than `limitMs`, and no new one begins once `budgetMs` are over. */
export type Patience = { budgetMs?: number; limitMs?: number };

/**
 * The dashboard's figures for a time zone. Each group is one statement with a time limit of its own; the longer it
 * took, the longer its result is remembered. A group that cannot be counted keeps what was counted of it earlier today.
 */
export async function readFigures(ports: FigurePorts, zone: string, patience?: Patience): Promise<Figures> {
  const now = ports.clock();
  const today = dateIn(zone, now);
  const wanted = { groups, frame: { now, zone, today }, key: `analytics:${zone}:${today}` };
  const { kept, isPartial } = await countGroups(ports, wanted, patience);
  return { ...figuresOf(kept), today, countedAt: oldest(kept, now), isPartial };
}

/** Of chosen days, each null where the database could not count it in time, or has not yet. */
export type PeriodTables = Pick<GroupFigures, (typeof periodGroups)[number]> & Pick<Figures, 'isPartial'>;

/** The tables of the analytics for chosen days, counted and remembered like the figures of the dashboard. */
export async function readPeriodTables(
  ports: FigurePorts,
  days: Required<Period>,
  patience?: Patience,
): Promise<PeriodTables> {
  const now = ports.clock();
  const { zone, from, to } = days;
  const today = dateIn(zone, now);
  const wanted = {
    groups: periodGroups,
    frame: { now, zone, today, days },
    key: `analytics:${zone}:${today}:${from}:${to}`,
  };
  const { kept, isPartial } = await countGroups(ports, wanted, patience);
  const { retention, problemWords, funnel, stages } = figuresOf(kept);
  return { retention, problemWords, funnel, stages, isPartial };
}

type Wanted = { groups: readonly AnalyticsGroup[]; frame: Frame; key: string };

async function countGroups(
  { db, store, clock }: FigurePorts,
  { groups, frame, key }: Wanted,
  { budgetMs = usualBudgetMs, limitMs = maxStatementMs }: Patience = {},
): Promise<{ kept: Kept; isPartial: boolean }> {
  const { now, days } = frame;
  const kept: Kept = { ...(await store.get<Kept>(key).catch(() => undefined)) };
  let isChanged = false;
  // One after the other: a dashboard must not take every connection from the learners.
  for (const group of groups.filter((each) => !isSettled(kept[each], now, limitMs))) {
    if (clock().getTime() - now.getTime() > budgetMs) break;
    kept[group] = await countAgain(clock, { before: kept[group], minFreshMs, limitMs }, () =>
      bounded(
        db,
        (tx) =>
          readJson(
            tx,
            `${days ? 'period' : 'analytics'}_${group}`,
            (): ZodType<AnalyticsFigures[AnalyticsGroup]> => analyticsRow().shape[group],
            analyticsStatements[group](frame),
          ),
        limitMs,
      ),
    );
    isChanged = true;
  }
  if (isChanged) await store.set(key, kept, { expirySeconds: keptSeconds }).catch(() => undefined);
  return { kept, isPartial: groups.some((each) => !isSettled(kept[each], now, patientStatementMs)) };
}

type GroupFigures = { [Group in AnalyticsGroup]: AnalyticsFigures[Group] | null } & Pick<Figures, 'lessons'>;

function figuresOf(kept: Kept): GroupFigures {
  // What the store has was written here, by the statement of that group.
  const figures = Object.fromEntries(
    groups.map((group) => [group, kept[group]?.data ?? null]),
  ) as GroupFigures;
  const { funnel } = figures;
  const sum = (of: 'begun' | 'completed') => funnel?.reduce((total, step) => total + step[of], 0) ?? 0;
  return { ...figures, lessons: funnel && { begun: sum('begun'), done: sum('completed') } };
}

const oldest = (kept: Kept, now: Date): Date =>
  new Date(Math.min(now.getTime(), ...Object.values(kept).map(({ atMs }) => atMs)));
