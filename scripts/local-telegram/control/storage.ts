import { isRecord } from '../bot-api/inputs.ts';
import type { World } from '../world/world.ts';

/** CloudStorage's limits, as Telegram documents them. */
const maxKeys = 1024;
const maxValueLength = 4096;
const keyPattern = /^[A-Za-z0-9_-]{1,128}$/;

export type StorageAnswer = { result: unknown } | { error: string };

type CloudMethod = (items: Record<string, string>, params: Record<string, unknown>) => StorageAnswer;

/** The custom methods behind CloudStorage. */
const cloudMethods: Record<string, CloudMethod> = {
  saveStorageValue(items, { key, value }) {
    if (typeof key !== 'string' || !keyPattern.test(key)) return { error: 'KEY_INVALID' };
    if (typeof value !== 'string' || value.length > maxValueLength) return { error: 'VALUE_INVALID' };
    if (!(key in items) && Object.keys(items).length >= maxKeys) return { error: 'QUOTA_EXCEEDED' };
    items[key] = value;
    return { result: true };
  },
  getStorageValues: (items, { keys }) => ({
    result: Object.fromEntries(strings(keys).map((key) => [key, items[key] ?? ''])),
  }),
  getStorageKeys: (items) => ({ result: Object.keys(items) }),
  deleteStorageValues(items, { keys }) {
    for (const key of strings(keys)) delete items[key];
    return { result: true };
  },
};

/** Carries out web_app_invoke_custom_method for a person. */
export function invokeCloudMethod(
  world: World,
  personId: number,
  method: string,
  params: unknown,
): StorageAnswer {
  const known = cloudMethods[method];
  if (!known) return { error: 'METHOD_INVALID' };
  const items = storageOf(world.state.cloudStorage, personId);
  const answer = known(items, isRecord(params) ? params : {});
  world.save();
  return answer;
}

type DeviceCall = { deed: 'save' | 'get' | 'clear'; key?: string; value?: string | null };

/** DeviceStorage: 5 MB per person on real devices; null deletes a key. */
export function callDeviceStorage(world: World, personId: number, call: DeviceCall): StorageAnswer {
  const items = storageOf(world.state.deviceStorage, personId);
  const key = call.key ?? '';
  if (call.deed === 'clear') world.state.deviceStorage[personId] = {};
  if (call.deed === 'save') {
    if (call.value === null || call.value === undefined) delete items[key];
    else items[key] = call.value;
  }
  world.save();
  return { result: call.deed === 'get' ? (items[key] ?? null) : true };
}

function storageOf(storage: Record<string, Record<string, string>>, personId: number) {
  storage[personId] ??= {};
  return storage[personId];
}

const strings = (given: unknown): string[] =>
  (Array.isArray(given) ? given : [given]).filter((one): one is string => typeof one === 'string');
