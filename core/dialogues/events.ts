/** What a learner knows of a dialogue: heard means that its questions were answered, played that a role was finished. */
export const dialogueStates = ['new', 'heard', 'played'] as const;
export type DialogueState = (typeof dialogueStates)[number];

/**
 * heard: the whole was heard or read · question: a question on it was answered · line: the learner said a line of the
 * role · played: the role was finished.
 */
export const dialogueEvents = ['heard', 'question', 'line', 'played'] as const;
export type DialogueEvent = (typeof dialogueEvents)[number];

/** How a role is played: the line is read, said from its cue in Russian, or said with nothing but what was heard. */
export const roleLevels = ['reading', 'cue', 'memory'] as const;
export type RoleLevel = (typeof roleLevels)[number];

/** How a line was said: into the microphone, typed, put together from its words, chosen among lines, or judged by the learner. */
export const lineWays = ['spoken', 'typed', 'ordered', 'chosen', 'self'] as const;
export type LineWay = (typeof lineWays)[number];
