/**
 * How often one learner may have a recording recognised, in the mini-app and the chat together: one word every two
 * seconds.
 */
export const speakerLimits = [
  { name: 'stt', calls: 40, windowSeconds: 60 },
  { name: 'stt-day', calls: 1000, windowSeconds: 86_400 },
] as const;
