/** True once the words completed today, in a first pass or a repeat, are as many as the learner's goal (1–30). */
export function isGoalReached(wordsToday: number, dailyGoal: number): boolean {
  return wordsToday >= dailyGoal;
}
