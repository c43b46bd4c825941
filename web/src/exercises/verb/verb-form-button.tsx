import { useState } from 'react';
import type { VerbDetail } from '../../../../core/contracts/catalogue.ts';
import type { FormKey } from '../../../../core/hebrew/conjugation/forms.ts';
import { markRoot } from '../../../../core/hebrew/conjugation/root-letters.ts';
import { verbTexts } from '../../../../core/texts/lesson/grammar/verbs.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { usePlayback } from '../use-playback.ts';
import { MarkedHebrew } from './marked-hebrew.tsx';
import styles from './verb-sheet.module.css';

type VerbFormButtonProps = {
  formKey: FormKey;
  verb: VerbDetail;
  player: AudioPlayer;
  /** Its sentence is shown. */
  isChosen: boolean;
  onChoose: () => void;
};

/** One form with who says it; a tap plays it and shows how it is read, also where the settings hide that. */
export function VerbFormButton({ formKey, verb, player, isChosen, onChoose }: VerbFormButtonProps) {
  const settings = useSettings();
  const [tapped, setTapped] = useState(false);
  const form = verb.forms[formKey];
  const sound = { url: form?.audio ?? null, text: form?.pointed ?? '' };
  const { status, failed, play } = usePlayback(player, sound, settings);
  if (!form) return null;
  return (
    <button
      type="button"
      className={styles.form}
      data-sounding={status !== 'idle'}
      data-chosen={isChosen}
      onClick={() => {
        setTapped(true);
        onChoose();
        void play();
      }}
    >
      <span className={styles.person}>{verbTexts.person[formKey]}</span>
      <MarkedHebrew pieces={markRoot(settings.niqqud ? form.pointed : form.full, formKey, verb)} />
      {(settings.transcription || tapped) && (
        <span className={styles.transcription}>[{form.transcription}]</span>
      )}
      {failed && <span className={styles.person}>{trainerTexts.soundFailed}</span>}
    </button>
  );
}
