import pg from 'pg';

/** What a PostgreSQL reports about its clients, over a connection of its own that does not count. */
type DatabaseWatch = {
  /** Open connections, and those that sit in a transaction and do nothing. */
  connections(): Promise<{ open: number; stuck: number }>;
  /** Learners whose points are not the sum of their ledger. */
  wrongBalances(): Promise<number>;
  close(): Promise<void>;
};

export async function watchDatabase(url: string): Promise<DatabaseWatch> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const countOf = async (statement: string): Promise<number[]> => {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return (rows[0] ?? []).map(Number);
  };
  return {
    async connections() {
      const [open = 0, stuck = 0] =
        await countOf(`select count(*), count(*) filter (where state like 'idle in%')
        from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend'`);
      return { open, stuck };
    },
    async wrongBalances() {
      const [wrong = 0] = await countOf(`select count(*) from users u where u.points <> (
        select coalesce(sum(l.points), 0) from ledger l where l.user_id = u.id)`);
      return wrong;
    },
    close: () => client.end(),
  };
}
