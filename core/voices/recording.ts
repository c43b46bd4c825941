/** What a speaker can say. Forms of verbs come from files only (`listForms`): the studio does not ask for them. */
export const voicedKinds = ['letter', 'word', 'sentence', 'form'] as const;
export type VoicedKind = (typeof voicedKinds)[number];

/**
 * pending: waits for an admin · doubtful: the same, and the recogniser heard something else · accepted · returned: to be
 * said again, with an admin's remark · replaced: a later take of the same speaker took its place.
 */
export const recordingStatuses = ['pending', 'doubtful', 'accepted', 'returned', 'replaced'] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

/** Days for which a replaced take is kept. */
export const replacedKeptDays = 30;

export type VoiceGender = 'f' | 'm';
