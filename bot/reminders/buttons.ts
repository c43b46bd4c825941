/** What the button under a reminder asks for. Short on the wire, and for ever: old messages keep theirs. */
export const stopReminders = 'rm:off';
