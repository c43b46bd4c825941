import type { LessonDetail } from '../../../../../core/contracts/catalogue.ts';
import type { Settings } from '../../../../../core/settings/settings.ts';
import type { ExerciseSession } from '../../../exercises/session.ts';
import type { Practice } from '../use-practice.ts';

/** What every step between two words gets. It lives as long as its visit, and ends with the event 'advance'. */
export type InterludeProps = {
  lesson: LessonDetail;
  practice: Practice;
  /** The letters of the on-screen keyboard; all when missing. */
  letters?: ReadonlySet<string> | undefined;
  settings: Settings;
  session: ExerciseSession;
};
