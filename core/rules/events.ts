/** met: the card was seen; not right where it was skipped · check: one of its checks was answered. */
export const ruleEvents = ['met', 'check'] as const;
export type RuleEvent = (typeof ruleEvents)[number];
