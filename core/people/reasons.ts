/** Longest reason for a change of rights, characters. */
export const maxReasonLength = 200;

/** What the chat offers as a reason for a block: a tap each. */
export const blockReasons = ['spam', 'rude', 'asked'] as const;
export type BlockReason = (typeof blockReasons)[number];
