import { server } from '../../server.ts';
import type { EventData } from '../bridge.ts';
import { type CallTable, type Client, text } from '../client.ts';

/** CloudStorage (custom methods) and DeviceStorage; secure storage is absent, as on desktop and web clients. */
export const storageCalls: CallTable = {
  async web_app_invoke_custom_method({ emit, personId }, data) {
    const answer = await server.cloudStorage(personId(), text(data.method), data.params);
    emit('custom_method_invoked', { req_id: data.req_id, ...(answer ?? { error: 'NETWORK_ERROR' }) });
  },

  async web_app_device_storage_save_key(client, data) {
    await device(client, data, 'save', 'key_saved', () => ({}));
  },
  async web_app_device_storage_get_key(client, data) {
    await device(client, data, 'get', 'key_received', (value) => ({ value }));
  },
  async web_app_device_storage_clear(client, data) {
    await device(client, data, 'clear', 'cleared', () => ({}));
  },

  web_app_secure_storage_save_key: refuseSecure,
  web_app_secure_storage_get_key: refuseSecure,
  web_app_secure_storage_restore_key: refuseSecure,
  web_app_secure_storage_clear: refuseSecure,
};

async function device(
  { emit, personId }: Client,
  data: EventData,
  deed: 'save' | 'get' | 'clear',
  event: string,
  payload: (value: unknown) => object,
): Promise<void> {
  const answer = await server.deviceStorage(personId(), deed, text(data.key), data.value);
  if (answer) emit(`device_storage_${event}`, { req_id: data.req_id, ...payload(answer.result) });
  else emit('device_storage_failed', { req_id: data.req_id, error: 'UNKNOWN_ERROR' });
}

function refuseSecure({ emit }: Client, data: EventData): void {
  emit('secure_storage_failed', { req_id: data.req_id, error: 'UNSUPPORTED' });
}
