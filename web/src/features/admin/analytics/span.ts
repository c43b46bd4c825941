/** Which days a table speaks of: its own, or those that were chosen above it. */
export type Span = 'usual' | 'chosen';
