/** Telegram's limits of a message, in UTF-16 units after its entities were read. */
export const maxBroadcastLength = { text: 4096, caption: 1024 } as const;
/** What an admin may send as the source of one: with marks and links. */
export const maxMarkedLength = 8192;
/** Longer labels are cut on a phone. */
export const maxLabelLength = 40;
export const maxLinkLength = 500;
