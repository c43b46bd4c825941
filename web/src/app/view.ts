/** normal goes on where the learner stopped; repeat goes through all words again. */
export type LessonMode = 'normal' | 'repeat';

/** What is on the screen: views change by state, there is no router. */
export type View = { name: 'home' } | { name: 'trainer'; lessonId: number; mode: LessonMode };
