/** How long a learner's token is valid, in seconds from the login. */
export const tokenLifeSeconds = 2 * 60 * 60;
