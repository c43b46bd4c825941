import type { FormTask } from '../../../../core/contracts/forms.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { formTexts as texts } from '../../../../core/texts/forms.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { FormPlayer } from './form-player.tsx';

export type TodayFormsProps = {
  tasks: readonly FormTask[];
  settings: Settings;
  player: AudioPlayer;
  onDone: () => void;
};

/** The forms of «Сегодня», before its words. */
export function TodayForms({ tasks, settings, player, onDone }: TodayFormsProps) {
  return (
    <FormPlayer
      tasks={tasks}
      player={player}
      settings={settings}
      skip={{ text: texts.toWords, onPress: onDone }}
      onDone={onDone}
    />
  );
}
