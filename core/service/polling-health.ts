/**
 * Whether updates that are fetched by polling arrive. up: they do; conflict: another process, or a webhook, receives the
 * updates of this bot; failing: Telegram does not answer, or refuses.
 */
export type PollingHealth = 'up' | 'conflict' | 'failing';
