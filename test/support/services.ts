import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { startRedisRest } from './redis-rest.ts';
import { startWsProxy } from './ws-proxy.ts';

export type Services = {
  /** What the tests look for: TEST_DATABASE_URL and TEST_DATABASE_PROXY, TEST_REDIS_URL and TEST_REDIS_TOKEN. */
  env: Record<string, string>;
  /** Names of the programs that are not installed here. */
  missing: string[];
  stop(): Promise<void>;
};

/** Starts the real PostgreSQL and redis-server, each behind the door its production client speaks to. */
export async function startServices(): Promise<Services> {
  const env: Record<string, string> = {};
  const missing: string[] = [];
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startPostgres();
    if (postgres) {
      stops.push(postgres.stop);
      const proxy = await startWsProxy(postgres);
      stops.push(proxy.stop);
      env.TEST_DATABASE_URL = postgres.url;
      env.TEST_DATABASE_PROXY = proxy.address;
    } else missing.push('PostgreSQL');

    const redis = await startRedis();
    if (redis) {
      stops.push(redis.stop);
      const rest = await startRedisRest(redis);
      stops.push(rest.stop);
      env.TEST_REDIS_URL = rest.url;
      env.TEST_REDIS_TOKEN = rest.token;
    } else missing.push('redis-server');
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, missing, stop };
}
