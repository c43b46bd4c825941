import type { DialogueTurnShape } from '../../../../core/contracts/dialogues.ts';

/** What matters in a line, and what of it was said. */
export type LineJudgement = {
  verdict: 'right' | 'missing' | 'not-heard';
  missing: readonly string[];
  extra: readonly string[];
  said: readonly string[];
};

type Line = Pick<DialogueTurnShape, 'needs' | 'also'>;

export async function checkLine({ needs }: Line, transcripts: readonly string[]): Promise<LineJudgement> {
  const [first = ''] = transcripts;
  const words = first.split(/[^א-ת]+/).filter((word) => word !== '');
  if (words.length === 0) return { verdict: 'not-heard', missing: [], extra: [], said: [] };
  const parts = needs.split(' ').map((part) => part.split('/'));
  const isSaid = (ways: readonly string[]) => ways.some((way) => way === '*' || words.includes(way));
  const missing = parts.filter((ways) => !isSaid(ways)).map(([shown = '']) => shown);
  return {
    verdict: missing.length === 0 ? 'right' : 'missing',
    missing,
    extra: [],
    said: parts.filter(isSaid).flat(),
  };
}
