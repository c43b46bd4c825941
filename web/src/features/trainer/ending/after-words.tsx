import type { LessonDetail } from '../../../../../core/contracts/catalogue.ts';
import type { ExerciseSession } from '../../../exercises/session.ts';
import type { View } from '../../../lib/navigation/view.ts';
import { Enough } from '../between/enough.tsx';
import { Leftover } from '../between/leftover.tsx';
import type { UnfinishedListProps } from '../between/unfinished-list.tsx';
import type { Practice } from '../use-practice.ts';
import { Congratulation } from './congratulation.tsx';

type AfterWordsProps = {
  lesson: LessonDetail;
  practice: Practice;
  session: ExerciseSession;
  unfinished: UnfinishedListProps;
  onExit: () => void;
  onOpen: (view: View) => void;
};

/** What comes after the words of a round: what was put off, enough for today, or the end of the lesson. */
export function AfterWords({ practice: { state, send }, unfinished, ...props }: AfterWordsProps) {
  const again = () => send({ type: 'again' });
  if (state.phase === 'leftover') return <Leftover {...unfinished} onAgain={again} onExit={props.onExit} />;
  if (state.phase === 'enough') return <Enough state={state} onAgain={again} onExit={props.onExit} />;
  return <Congratulation {...props} state={state} onRepeat={() => send({ type: 'repeat' })} />;
}
