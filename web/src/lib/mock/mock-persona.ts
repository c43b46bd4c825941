import { createLocalStore } from '../local-store.ts';

const store = () => createLocalStore(() => localStorage);
const key = 'mila:mock:is-admin';

/** The chosen persona on the page of MSW: stored on this device, so that a reloaded page keeps it. */
export const playsAdmin = (): boolean => store().read(key) === true;

export function playAdmin(isAdmin: boolean): void {
  store().write(key, isAdmin);
}
