/** Loads the code of «Сегодня»; a second call joins the first. */
export async function loadToday() {
  const { TodayView } = await import('../features/today/today-view.tsx');
  return { default: TodayView };
}
