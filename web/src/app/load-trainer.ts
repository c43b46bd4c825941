/** Brings the trainer's code; a second call joins the first. */
export async function loadTrainer() {
  const { TrainerView } = await import('../features/trainer/trainer-view.tsx');
  return { default: TrainerView };
}
