/** Delays for sight and hearing, milliseconds (SPEC §4, §9). Business numbers are beside their rule in core. */

/** How long a tapped lesson shows the tap before it opens. */
export const tapFeedbackMs = 150;
/** From the catalogue on screen to the preload of the trainer and of the next lesson. */
export const preloadDelayMs = 500;
/** How long Telegram's bridge waits for home at most. */
export const bridgeLatestMs = 1500;
/** From home on the screen to the code of what lies over it; the frames between belong to home. */
export const overlaysDelayMs = 200;
/** From a change of home on the screen to the drawing of it that is kept. */
export const drawnHomeDelayMs = 1000;
/** How long the app waits for the frame with the last home, at most. */
export const drawnHomeLatestMs = 300;
/** From a done stage to the next one; after RECORD the learner reads the verdict. */
export const stageAdvanceMs = 500;
export const stageAdvanceAfterRecordMs = 1000;
/** How long a right verdict of the speak step is shown before the next step. */
export const speakResultMs = 2000;
/** How long a wrong verdict can be read before the next attempt may begin. */
export const speakWrongMs = 500;
/** How long right or wrong is shown in the quiz; longer after a word written by hand (SPEC §9 Quiz). */
export const quizFeedbackMs = 1500;
export const quizWritingFeedbackMs = 2000;
/** How long an accepted letter of a word stays green before the next one is asked. */
export const acceptedLetterMs = 450;
/** How long a right answer about a letter is shown. */
export const letterRightMs = 700;
/** How long a right answer about a word that came back is shown. */
export const recallRightMs = 900;
/** Between two turns of a dialogue, as long as people wait for each other. */
export const turnPauseMs = 600;
/** How long '+N балл' stays. */
export const pointsFlashMs = 2000;
/** A finger that rests so long on a row of a list means more than a tap. */
export const longPressMs = 500;
/** How long a toast stays. */
export const toastMs = 5000;
/** How long a toast stays that can take back what an admin did. */
export const undoToastMs = 10_000;
/** How long an achievement or the reached goal of the day is a line over the header. */
export const celebrationMs = 3000;
/** How long a new status, the first word or the first lesson fills the screen. */
export const momentMs = 2000;
