import type { FunctionRequest } from './function-process.ts';

/** A call that needs all that the function loads, but no database. */
export function firstCall(
  name: string,
  env: Record<string, string>,
): { request: FunctionRequest; status: number } {
  const at = (path: string) => `https://mila.example/api/${path}`;
  if (name === 'api/telegram') {
    const headers = { 'x-telegram-bot-api-secret-token': env.TELEGRAM_WEBHOOK_SECRET ?? '' };
    // Past the secret, so that the bot is built; refused because there is no update.
    return { request: { url: at('telegram'), method: 'POST', headers, body: '{}' }, status: 400 };
  }
  if (name === 'api/queue') {
    // Past the door, so that the client of the queue is loaded; refused because there is no message.
    const headers = { 'ce-type': 'com.vercel.queue.v2beta' };
    return { request: { url: at('queue'), method: 'POST', headers, body: '{}' }, status: 400 };
  }
  if (name === 'api/voice') return { request: { url: at('audio/1/2') }, status: 401 };
  // A learner's call, as far as it gets: the description of the API would build every schema, which no learner asks
  // for.
  return { request: { url: at('me') }, status: 401 };
}
