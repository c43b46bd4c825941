import { vi } from 'vitest';

/** How long a test waits for an expected event: a busy machine may take seconds for what is instant elsewhere. */
export const patient = { timeout: 15_000 };
/** The same for a page beside other browsers and products, for a view whose code is loaded first, and for a load. */
export const patientPage = { timeout: 90_000 };

/** Waits until `ready` returns something that is not empty. */
export async function eventually<T>(
  ready: () => T | Promise<T>,
  patience = patient,
): Promise<NonNullable<T>> {
  return vi.waitFor(
    async () => {
      const value = await ready();
      // The stack ends in the runner: the condition says which wait it was.
      if (!value) throw new Error(`It did not happen: ${ready}`);
      return value;
    },
    { ...patience, interval: 10 },
  );
}
