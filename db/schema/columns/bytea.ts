import { customType } from 'drizzle-orm/pg-core';

/** Raw bytes; both drivers return a Buffer or Uint8Array. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
