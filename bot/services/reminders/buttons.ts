/** The callback data of the button under a reminder. It is short and must never change: old messages keep it. */
export const stopReminders = 'rm:off';
