import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { prepareNamed } from '../../../db/connection/client.ts';

/** A statement as the driver was given it. */
export type SentStatement = { text: string; values: unknown[] };

/** The statements of one call; `eventId` is that of the saved answer, which must be another one each time. */
export type RecordedCall = { statements: readonly SentStatement[]; eventId?: string | undefined };

type Statement = string | { text?: string; values?: unknown[] };

/** Hands on each statement of a client that is sent from now on. */
export function watchStatements(
  client: { query: pg.ClientBase['query'] },
  onStatement: (sent: SentStatement) => void,
): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args) {
      const [sent, values] = args as [Statement, unknown];
      const { text: written, values: own } = typeof sent === 'string' ? { text: sent } : sent;
      const given = own ?? (Array.isArray(values) ? values : []);
      if (written !== undefined) onStatement({ text: written, values: given });
      return Reflect.apply(query, self, args);
    },
  });
}

/**
 * The floor of calls that ask the database: a bare server that sends the same statements by the bare driver, and
 * responds with the rows of the last but `commit`. PUT /NAME brings the statements of a call, any other method runs them.
 */
export function createStatementServer(databaseUrl: string): Server {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  pool.on('error', () => {});
  pool.on('connect', (client) => prepareNamed(client, { areKept: true }));
  const calls = new Map<string, RecordedCall>();
  let events = 0;
  return createServer(async (request, response) => {
    const name = request.url ?? '';
    const body = await text(request);
    if (request.method === 'PUT') {
      calls.set(name, JSON.parse(body) as RecordedCall); // written by `openStatementFloor`
      response.end();
      return;
    }
    const call = calls.get(name);
    if (!call) {
      response.writeHead(404).end();
      return;
    }
    events += 1;
    const rows = await run(pool, call, `floor-${process.pid}-${events}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 'success', data: rows }));
  });
}

async function run(pool: pg.Pool, { statements, eventId }: RecordedCall, fresh: string): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    let rows: unknown[] = [];
    for (const { text: written, values } of statements) {
      const result = await client.query({ text: written, values: values.map(withEvent(eventId, fresh)) });
      if (result.command !== 'COMMIT') rows = result.rows;
    }
    return rows;
  } finally {
    client.release();
  }
}

const withEvent = (eventId: string | undefined, fresh: string) => (value: unknown) =>
  eventId !== undefined && typeof value === 'string' ? value.replaceAll(eventId, fresh) : value;
