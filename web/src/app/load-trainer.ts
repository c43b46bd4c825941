/** Loads the trainer's code; a second call joins the first. */
export async function loadTrainer() {
  const { TrainerScreen } = await import('./trainer-screen.tsx');
  return { default: TrainerScreen };
}

/**
 * Loads the trainer's code and, as its styles name them, the fonts of the word card: the first word then never jumps.
 */
export async function preloadTrainer(): Promise<void> {
  await loadTrainer();
  // alef, and a Russian a with the shha: one letter of each file
  await Promise.all([
    document.fonts?.load('64px "Mila Hebrew"', 'א'),
    document.fonts?.load('16px "Mila Cyrillic"', 'аһ'),
    document.fonts?.load('32px "Mila Handwriting"', 'א'),
  ]);
}
