import type { DialogueTurnShape } from '../../../../../core/contracts/dialogues.ts';
import type { LineJudgement } from '../../../../../core/speech/line.ts';

type Line = Pick<DialogueTurnShape, 'needs' | 'also' | 'hebrew' | 'pronunciation' | 'examples'>;

const loadSpoken = () => import('../../../../../core/speech/line.ts');
const loadTyped = () => import('../../../../../core/dialogues/typed-line.ts');

/** Fetch a judge of lines ahead; what needs it fetches it again. */
export const prepareSpoken = (): void => void loadSpoken().catch(() => {});
export const prepareTyped = (): void => void loadTyped().catch(() => {});

/** Judges a line by what a recogniser wrote, best first. Rejects where the judge is not to be had. */
export async function checkSpoken(line: Line, transcripts: readonly string[]): Promise<LineJudgement> {
  const { judgeLine } = await loadSpoken();
  return judgeLine({ ...asked(line), transcripts });
}

/** The same for a line that was typed. */
export async function checkTyped(line: Line, typed: string): Promise<LineJudgement> {
  const { judgeTypedLine } = await loadTyped();
  return judgeTypedLine({ ...asked(line), typed });
}

const asked = ({ needs, also, hebrew, pronunciation, examples }: Line): Line => ({
  ...{ needs, also, hebrew, pronunciation, examples },
});
