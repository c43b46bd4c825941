/** How many forms the learner meets for the first time among those that a day asks: the row that opens the day says so. */
export const countNewForms = (forms: readonly { exercise: string }[]): number =>
  forms.filter(({ exercise }) => exercise === 'meet').length;
