/** Loads the quiz's code; a second call joins the first. */
export async function loadQuiz() {
  const { QuizView } = await import('../../features/quiz/quiz-view.tsx');
  return { default: QuizView };
}
