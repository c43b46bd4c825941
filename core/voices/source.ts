/** Who says a sound: a speaker, Google's voice, or a synthesised voice that the owner has brought in, by its name. */
export type VoiceSource = 'human' | 'google' | { synthesis: string };
