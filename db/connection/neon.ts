import { Client, type NeonConfigGlobalAndClient, Pool, type PoolClient } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/neon-serverless';
import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import { WebSocket } from 'ws';
import { type Db, type NamedStatements, type OpenDatabase, prepareNamed } from './client.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Connections of one function instance; a few serve many requests since every request is one or two statements. */
const maxConnections = 5;
const idleTimeoutMs = 10_000;
/** How long a query waits for one of them. */
const usualConnectionTimeoutMs = 5_000;

export type NeonOptions = {
  url: string;
  /**
   * Address of a WebSocket proxy in front of an ordinary PostgreSQL, e.g. '127.0.0.1:5488/v1'; with the certificate that
   * it has signed itself, everything else is as the driver does it with Neon. Tests only.
   */
  proxy?: string | { address: string; ca: string };
  /** Statements take as long as they need, whatever the database says. No pooler lets that through. */
  isPatient?: boolean;
  /** How long a query waits for a free connection; missing: five seconds. */
  connectionTimeoutMs?: number;
  /** Lets the platform keep the instance alive until idle connections are closed. */
  onPool?: (pool: Pool) => void;
};

/** Opens Neon over WebSocket: unlike over its HTTP driver, interactive transactions work. */
export function openNeonDatabase(options: NeonOptions): OpenDatabase {
  const { url, proxy, isPatient = false, connectionTimeoutMs = usualConnectionTimeoutMs, onPool } = options;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: idleTimeoutMs,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...(isPatient ? { options: '-c statement_timeout=0' } : {}),
  });
  const settings = connectionSettings(proxy);
  // Of this pool alone: `neonConfig` itself belongs to the whole process.
  pool.Client = class extends Client {
    constructor(config?: ConstructorParameters<typeof Client>[0]) {
      super(config);
      Object.assign(this.neonConfig, settings);
    }
  };
  // A dropped connection must not end the process, neither an idle one nor one between two statements of a transaction:
  // its next statement fails, and the next query opens a new connection.
  pool.on('error', () => {});
  const names: NamedStatements = {};
  pool.on('connect', (client: PoolClient) => {
    client.on('error', () => {});
    prepareNamed(client, names);
  });
  onPool?.(pool);
  const db = drizzle(pool);
  return {
    db,
    migrate: (folder = migrationsFolder) => oneAtATime(db, () => migrate(db, { migrationsFolder: folder })),
    close: () => pool.end(),
  };
}

/** What differs from the driver's own settings. Node 20 has no WebSocket of its own. */
function connectionSettings(proxy: NeonOptions['proxy']): Partial<NeonConfigGlobalAndClient> {
  if (!proxy) return { webSocketConstructor: WebSocket };
  if (typeof proxy === 'string') {
    return {
      webSocketConstructor: WebSocket,
      wsProxy: () => proxy,
      useSecureWebSocket: false,
      pipelineTLS: false,
      pipelineConnect: false,
    };
  }
  const { address, ca } = proxy;
  const TrustingWebSocket = class extends WebSocket {
    constructor(url: string) {
      super(url, { ca });
    }
  };
  return { webSocketConstructor: TrustingWebSocket, wsProxy: () => address };
}

/** Any number that nobody else uses: 'mila' in ASCII. */
const migrationLock = 0x6d_69_6c_61;

/**
 * Two deploys may migrate at once: the second waits, and finds nothing left to do. The lock belongs to a transaction
 * beside the work, since a pooler may give every transaction of a session another connection.
 */
async function oneAtATime(db: Db, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await work();
  });
}

/**
 * A learner's phone gives up after ten seconds, the webhook after eight and a half: a statement that takes longer is of
 * use to nobody and occupies one of few connections.
 */
const statementSeconds = 8;
/** A frozen function must not keep a learner's row locked. */
const idleTransactionSeconds = 10;

/**
 * Makes the database itself cancel statements and transactions that take too long; applies to every connection opened
 * afterwards. Set on the database because Neon's pooler refuses it in the pool's options and forgets it between
 * transactions. A migration that needs longer begins with `set local statement_timeout = 0`.
 */
export async function limitStatements(db: Db): Promise<void> {
  for (const [name, seconds] of [
    ['statement_timeout', statementSeconds],
    ['idle_in_transaction_session_timeout', idleTransactionSeconds],
  ] as const) {
    await db.execute(
      sql.raw(
        `do $$ begin execute format('alter database %I set ${name} = %L', current_database(), '${seconds}s'); end $$`,
      ),
    );
  }
}
