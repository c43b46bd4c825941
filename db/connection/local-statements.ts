import {
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { nameOfStatement } from './client.ts';

const { serialize } = protocol;

type Column = { name: string; dataTypeID: number };

/** A statement that the engine has parsed and planned, with the types of its parameters and its columns. */
type Prepared = { text: string; parameters: readonly number[]; columns: readonly Column[]; runs: number };

/** Tables of a new database are empty, and a plan for empty tables is not one for full ones. */
const runsOfPlan = 500;

/**
 * Makes the embedded engine prepare statements by their names, as a connection to a server does (`prepareNamed`): to plan
 * a long statement takes many times as long as to run it.
 */
export function prepareNamedHere(client: PGlite): void {
  const known = new Map<string, Prepared>();
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);

  client.query = async <T>(text: string, params: unknown[] = [], options: QueryOptions = {}) => {
    const name = nameToKeep(text, options);
    if (name === undefined) return query<T>(text, params, options);
    await client.waitReady;
    // As the engine's own query: after a transaction that is open, and one at a time.
    return client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => run<T>({ name, text }, params, options)),
    );
  };

  client.transaction = (work) => transaction((tx) => work(prepared(tx)));

  /** The transaction, which holds the engine for itself already, with statements prepared by their names. */
  function prepared(tx: Transaction): Transaction {
    const query = async <T>(text: string, params: unknown[] = [], options: QueryOptions = {}) => {
      const name = tx.closed ? undefined : nameToKeep(text, options);
      if (name === undefined) return tx.query<T>(text, params, options);
      return client._runExclusiveQuery(() => run<T>({ name, text }, params, options));
    };
    return Object.create(tx, { query: { value: query } }) as Transaction; // everything else is the transaction's own
  }

  function nameToKeep(text: string, options: QueryOptions): string | undefined {
    const name = nameOfStatement(text);
    const isAnother = name !== undefined && known.has(name) && known.get(name)?.text !== text;
    return isAnother || options.rowMode === 'array' ? undefined : name;
  }

  async function run<T>(
    statement: { name: string; text: string },
    params: readonly unknown[],
    options: QueryOptions,
  ): Promise<Results<T>> {
    const prepared = fresh(known.get(statement.name)) ?? (await prepare(statement));
    prepared.runs += 1;
    const values = params.map((value, at) => written(value, prepared.parameters[at], options));
    const messages = await send(
      serialize.bind({ statement: statement.name, values }),
      serialize.execute({}),
      serialize.sync(),
    );
    const rows = messages.flatMap((message) =>
      isDataRow(message) ? [rowOf<T>(prepared.columns, message.fields, options)] : [],
    );
    return { rows, fields: [...prepared.columns] };
  }

  async function prepare({ name, text }: { name: string; text: string }): Promise<Prepared> {
    known.delete(name);
    const messages = await send(
      // Closing a name that is not there is no error.
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const prepared: Prepared = {
      text,
      parameters: messages.find(isParameterDescription)?.dataTypeIDs ?? [],
      columns: messages.find(isRowDescription)?.fields ?? [],
      runs: 0,
    };
    known.set(name, prepared);
    return prepared;
  }

  async function send(...messages: Uint8Array[]): Promise<Message[]> {
    const answer = await client.execProtocol(Uint8Array.from(Buffer.concat(messages)));
    return answer.messages;
  }

  function written(value: unknown, type = 0, { serializers }: QueryOptions): string | null {
    if (value === null || value === undefined) return null;
    const write = serializers?.[type] ?? client.serializers[type];
    return write ? write(value) : String(value);
  }

  function rowOf<T>(columns: readonly Column[], cells: readonly (string | null)[], options: QueryOptions): T {
    const entries = columns.map(({ name, dataTypeID }, at) => {
      const cell = cells[at] ?? null;
      const read = options.parsers?.[dataTypeID] ?? client.parsers[dataTypeID];
      return [name, cell !== null && read ? read(cell, dataTypeID) : cell];
    });
    return Object.fromEntries(entries) as T; // the caller says what its statement returns
  }
}

const fresh = (prepared: Prepared | undefined): Prepared | undefined =>
  prepared && prepared.runs < runsOfPlan ? prepared : undefined;

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number];
type DataRow = Message & { fields: (string | null)[] };
type RowDescription = Message & { fields: Column[] };
type ParameterDescription = Message & { dataTypeIDs: number[] };

// The protocol's own names of its messages tell what is in them.
const isDataRow = (message: Message): message is DataRow => message.name === 'dataRow';
const isRowDescription = (message: Message): message is RowDescription => message.name === 'rowDescription';
const isParameterDescription = (message: Message): message is ParameterDescription =>
  message.name === 'parameterDescription';
