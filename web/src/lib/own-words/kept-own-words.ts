import type { OwnWord } from '../../../../core/contracts/own-words.ts';
import { keptListAt } from '../lists/kept-list.ts';

/** The newest own words as this device had them last, for a time without a network. */
export const keptOwnWords = keptListAt<OwnWord>((userId) => `mila:own-words:${userId}`);
