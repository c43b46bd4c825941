import type { Store } from '../../core/ports.ts';
import { noTelemetry, type Telemetry } from '../../core/service/telemetry.ts';
import type { Db } from '../../db/connection/client.ts';
import { traceStatements } from '../../db/connection/traced-statements.ts';
import { tracedStore } from '../../db/store/traced-store.ts';

type Parts = {
  db: Db;
  /** Missing: there is no replica. */
  figuresDb?: Db | undefined;
  store: Store;
};

/** Databases and store with their spans; where nobody looks, as they are. */
export function tracedParts(parts: Parts, telemetry: Telemetry): Parts {
  if (telemetry === noTelemetry) return parts;
  return {
    db: traceStatements(parts.db, telemetry),
    figuresDb: parts.figuresDb && traceStatements(parts.figuresDb, telemetry),
    store: tracedStore(parts.store, telemetry),
  };
}
