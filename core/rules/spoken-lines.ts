import { stripNiqqud } from '../hebrew/niqqud.ts';
import type { SpokenText } from '../ports.ts';
import type { RuleContent } from './content.ts';
import { splitMarks } from './marks.ts';

/** What a voice says of a rule: the right lines of its pairs, without the brackets around the decisive letters. */
export const spokenLines = ({ pairs }: Pick<RuleContent, 'pairs'>): SpokenText[] =>
  pairs.map(({ right: { pronunciation, transcription } }) => {
    const { text } = splitMarks(pronunciation);
    return { hebrew: stripNiqqud(text), pronunciation: text, transcription };
  });
