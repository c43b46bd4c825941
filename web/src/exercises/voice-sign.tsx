import type { Word } from '../../../core/contracts/catalogue.ts';
import { trainerTexts } from '../../../core/texts/lesson/trainer.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './voice-sign.module.css';

type VoiceSignProps = {
  sound: Pick<Word, 'audio' | 'voice'>;
  /** A speaker above it says what the word is about. */
  underSpeaker?: boolean;
  className?: string | undefined;
};

/** Who says it, in a word: a person, a synthesised voice by its name, Google's, or the embedded one. Nothing where only the sound itself tells. */
export function VoiceSign({ sound: { audio, voice }, underSpeaker = false, className }: VoiceSignProps) {
  // A file that was rendered ahead is the embedded voice's.
  const source = voice ?? (audio?.startsWith('/audio/') ? 'espeak' : undefined);
  if (!source) return null;
  const texts = trainerTexts.audioSource;
  const name = typeof source === 'string' ? texts[source] : `${texts.synthesis}, ${source.synthesis}`;
  return (
    <span className={[styles.sign, className].filter(Boolean).join(' ')}>
      {underSpeaker ? <VisuallyHidden>{trainerTexts.voice}</VisuallyHidden> : trainerTexts.voice} {name}
    </span>
  );
}
