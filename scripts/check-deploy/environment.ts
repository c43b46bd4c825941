import { randomBytes } from 'node:crypto';

/** Nobody listens there. */
const nowhere = '127.0.0.1:9';
const botId = 1_000_000_001;

/** The environment of a deployment as the functions see it: every value well-formed, none of them anybody's. */
export function deployedEnvironment(): Record<string, string> {
  const secret = () => randomBytes(32).toString('hex');
  return {
    VERCEL: '1',
    NODE_ENV: 'production',
    TELEGRAM_BOT_TOKEN: `${botId}:${secret().slice(0, 35)}`,
    TELEGRAM_BOT_INFO: JSON.stringify({
      id: botId,
      is_bot: true,
      first_name: 'Мила',
      username: 'nobodys_mila_bot',
    }),
    TELEGRAM_WEBHOOK_SECRET: secret(),
    TELEGRAM_API_ROOT: `http://${nowhere}`,
    PUBLIC_URL: 'https://mila.example',
    JWT_SECRET: secret(),
    DATABASE_URL: `postgresql://mila:${secret()}@${nowhere}/mila`,
    DATABASE_READ_URL: `postgresql://mila:${secret()}@${nowhere}/mila`,
    UPSTASH_REDIS_REST_URL: `http://${nowhere}`,
    UPSTASH_REDIS_REST_TOKEN: secret(),
    CRON_SECRET: secret(),
    PLATFORM_QUEUE: 'vercel',
  };
}
