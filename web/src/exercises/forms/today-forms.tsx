import type { FormTask } from '../../../../core/contracts/forms.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import type { ExerciseSession } from '../session.ts';
import { FormPlayer } from './form-player.tsx';

type TodayFormsProps = {
  tasks: readonly FormTask[];
  settings: Settings;
  session: ExerciseSession;
  onDone: () => void;
};

/** The forms of «Сегодня», before its words. */
export function TodayForms({ tasks, settings, session, onDone }: TodayFormsProps) {
  return (
    <FormPlayer
      tasks={tasks}
      session={session}
      settings={settings}
      skip={{ text: texts.toWords, onPress: onDone }}
      onDone={onDone}
    />
  );
}
