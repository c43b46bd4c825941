import type { DialogueTurnShape } from '../../../../core/contracts/dialogues.ts';
import type { LineJudgement } from '../../../../core/speech/line.ts';

const loadJudge = () => import('../../../../core/speech/line.ts');

/** Fetches the judge of lines ahead; what needs it fetches it again. */
export const prepareJudge = (): void => void loadJudge().catch(() => {});

/** Judges a line that was said or typed. Rejects where the judge is not to be had. */
export async function checkLine(
  { needs, also, hebrew, pronunciation, examples }: DialogueTurnShape,
  transcripts: readonly string[],
): Promise<LineJudgement> {
  const { judgeLine } = await loadJudge();
  return judgeLine({ needs, also, hebrew, pronunciation, examples, transcripts });
}
