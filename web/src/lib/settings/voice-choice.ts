import { useServices } from '../services.ts';

/** Whether the learner can speak aloud where they are; remembered until the app is closed. */
export const useVoiceChoice = () => useServices().once(createVoiceChoice);

export const createVoiceChoice = () => ({ speaks: true });
