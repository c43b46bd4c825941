/** Loads the code of «Сегодня»; a second call joins the first. */
export async function loadToday() {
  const { TodayScreen } = await import('./today-screen.tsx');
  return { default: TodayScreen };
}
