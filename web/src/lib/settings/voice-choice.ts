/** Whether the learner can speak aloud where he is; remembered until the app is closed. */
let speaks = true;

export function rememberedVoice(): boolean {
  return speaks;
}

export function rememberVoice(canSpeakNow: boolean): void {
  speaks = canSpeakNow;
}
