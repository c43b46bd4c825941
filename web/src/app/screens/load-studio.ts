/** Loads the code of the speakers' studio; a second call joins the first. */
export async function loadStudio() {
  const { StudioView } = await import('../../features/studio/studio-view.tsx');
  return { default: StudioView };
}
