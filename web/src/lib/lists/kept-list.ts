import type { Services } from '../services.ts';

export type Device = Pick<Services, 'session' | 'localStore'>;

/** A list of the server's as this device had it last. */
export type KeptList<Item> = {
  read: (device: Device) => Item[] | undefined;
  /** Stores it for a time without a network; a device without space for it keeps none. */
  write: (device: Device, items: readonly Item[]) => void;
};

/** `keyOf` names the list in the storage of the device, which only this list writes. */
export const keptListAt = <Item>(keyOf: (userId: number) => string): KeptList<Item> => ({
  read({ session, localStore }) {
    const userId = session.userId();
    const kept = userId === null ? undefined : localStore.read(keyOf(userId));
    return Array.isArray(kept) ? (kept as Item[]) : undefined;
  },
  write({ session, localStore }, items) {
    const userId = session.userId();
    if (userId !== null && !localStore.write(keyOf(userId), items)) localStore.remove(keyOf(userId));
  },
});
