export const benchToken = '7000000009:bench-token-of-a-bot-that-is-not';
export const benchJwtSecret = 'a-secret-of-the-benchmark-of-32-characters';
export const benchWebhookSecret = 'secret-of-the-bench';
export const benchAdmin = 7_900_000_000;

/** Telegram ids of the learners whom the load simulates: `count` of them, 200 by default. */
export const benchLearners = (count = 200): number[] =>
  Array.from({ length: count }, (_, index) => 8_000_000_000 + index);
