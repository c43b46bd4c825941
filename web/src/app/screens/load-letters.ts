/** Loads the code of the alphabet; a second call joins the first. */
export async function loadLetters() {
  const { ChartView } = await import('../../features/letters/chart-view.tsx');
  return { default: ChartView };
}
