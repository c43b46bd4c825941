/** Loads the code of the placement; a second call joins the first. */
export async function loadPlacement() {
  const { PlacementView } = await import('../../features/placement/placement-view.tsx');
  return { default: PlacementView };
}
