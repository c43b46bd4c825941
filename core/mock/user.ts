/**
 * The learner of the mock: an account of its own, so that nothing of a real one is ever shown or kept under it. Telegram's
 * ids have at most 52 bits; nobody has this one.
 */
export const mockUserId = Number.MAX_SAFE_INTEGER;
