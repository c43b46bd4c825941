/** new: its card was not seen · met: seen, and asked from time to time · firm: answered well for long. */
export const ruleStates = ['new', 'met', 'firm'] as const;
export type RuleState = (typeof ruleStates)[number];

/** What is sent about a rule: its card was seen, or one of its checks was answered. */
export const ruleResults = ['met', 'right', 'wrong'] as const;
