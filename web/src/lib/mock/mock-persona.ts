import { createLocalStore } from '../local-store.ts';

const store = () => createLocalStore(() => localStorage);
const key = 'mila:mock:is-admin';

/** Who one is on the page of MSW: kept on this device, so that a page that is loaded anew is still his. */
export const playsAdmin = (): boolean => store().read(key) === true;

export function playAdmin(isAdmin: boolean): void {
  store().write(key, isAdmin);
}
