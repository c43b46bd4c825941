import { createDeps, type DepsInput } from '../../../api/_deps.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { benchAdmin, benchJwtSecret, benchToken } from './constants.ts';

export const machineClock = () => new Date();

/** What the application of a benchmark works with, as it is deployed: responses are not checked twice. */
export const createBenchDeps = (given: Pick<DepsInput, 'db'> & Partial<DepsInput>) =>
  createDeps({
    store: createMemoryStore(machineClock),
    clock: machineClock,
    log: () => {},
    background: (work) => void work,
    botToken: benchToken,
    botLink: undefined,
    jwtSecret: benchJwtSecret,
    adminIds: [benchAdmin],
    checksAnswers: false,
    version: 'bench',
    ...given,
  });
