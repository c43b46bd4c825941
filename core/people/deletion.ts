/** How long a person may take back the wish to be deleted. */
export const mindChangeHours = 24;

/**
 * How long the charges of a deleted person are kept, counted from the payment: within three years a payment can still be
 * disputed, and Telegram refunds a charge only by its id and that of the payer.
 */
export const chargeKeptYears = 3;

const hourMs = 60 * 60 * 1000;

/** When a deletion that is requested now begins. */
export function deletionDueAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + mindChangeHours * hourMs);
}

/** Charges paid before the returned moment are no longer kept for people who were deleted. */
export function chargesKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - chargeKeptYears);
  return since;
}

/** Stands for a person who was deleted where an act of theirs has to stay: no Telegram id is 0. */
export const deletedPersonId = 0;
