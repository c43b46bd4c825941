import { stripNiqqud } from '../hebrew/niqqud.ts';
import type { SpokenText } from '../ports.ts';
import type { DialogueContent } from './content.ts';

/** What voices say of a dialogue: its turns. */
export const spokenTurns = ({ turns }: Pick<DialogueContent, 'turns'>): SpokenText[] =>
  turns.map(({ pronunciation, transcription }) => ({
    hebrew: stripNiqqud(pronunciation),
    pronunciation,
    transcription,
  }));
