/** What we use of sql.js 1.16 (SQLite as WebAssembly, in one file): it has no types of its own. */
declare module 'sql.js/dist/sql-wasm-inline.js' {
  type Value = string | number | null | Uint8Array;

  export type Statement = { run(values: readonly Value[]): void; free(): boolean };

  export type Database = {
    /** Runs statements, separated by semicolons. */
    exec(sql: string): { columns: string[]; values: Value[][] }[];
    run(sql: string, values?: readonly Value[]): Database;
    prepare(sql: string): Statement;
    /** The database as a SQLite file. */
    export(): Uint8Array;
    close(): void;
  };

  const initSqlJs: () => Promise<{ Database: new (file?: Uint8Array) => Database }>;
  export default initSqlJs;
}
