import type { FigurePorts } from '../db/admin/figures.ts';
import type { Deps } from './_deps.ts';

/** What counts an admin's figures: on the replica, where there is one. */
export function figurePorts({
  figuresDb,
  store,
  clock,
}: Pick<Deps, 'figuresDb' | 'store' | 'clock'>): FigurePorts {
  return { db: figuresDb, store, clock };
}
