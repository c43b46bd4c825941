import { Fragment, type ReactNode, useState } from 'react';
import type { DialogueDetail, DialogueTurnShape } from '../../../../core/contracts/dialogues.ts';
import { stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { dialogueTexts as texts } from '../../../../core/texts/lesson/dialogues.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SpeakerIcon } from '../../ui/icons/practice-icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SoundBars } from '../sound-bars.tsx';
import { PersonMark } from './person-mark.tsx';
import styles from './turn-bubble.module.css';
import { TurnWordCard } from './turn-word-card.tsx';
import type { DialogueVoice } from './use-voice.ts';

export type TurnBubbleProps = {
  dialogue: Pick<DialogueDetail, 'names' | 'turns'>;
  place: number;
  voice: DialogueVoice;
  /** Without its text: it is to be heard. */
  isHidden?: boolean;
};

/** A turn as a bubble of a chat: its words can be tapped, its sound and its meaning are asked for. */
export function TurnBubble({ dialogue: { names, turns }, place, voice, isHidden = false }: TurnBubbleProps) {
  const [isShown, setShown] = useState(false);
  const turn = turns[place];
  if (!turn) return null;
  const { speaker } = turn;
  return (
    <div className={styles.turn} data-speaker={speaker}>
      <PersonMark names={names} speaker={speaker} isSpeaking={voice.sounding === place} />
      <div className={styles.bubble}>
        <VisuallyHidden>{names[speaker].russian}:</VisuallyHidden>
        {isHidden && !isShown ? (
          <Ways voice={voice} place={place}>
            <Button variant="quiet" size="small" className={styles.way} onClick={() => setShown(true)}>
              {texts.showText}
            </Button>
          </Ways>
        ) : (
          <TurnText turn={turn} voice={voice} place={place} />
        )}
      </div>
    </div>
  );
}

type TurnTextProps = { turn: DialogueTurnShape; voice: DialogueVoice; place: number };

function TurnText({ turn, voice, place }: TurnTextProps) {
  const settings = useSettings();
  const [isTranslated, setTranslated] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const word = chosen === null ? undefined : turn.words[chosen];
  return (
    <>
      <TappableLine turn={turn} niqqud={settings.niqqud} chosen={chosen} onChoose={setChosen} />
      {settings.transcription && <p className={styles.transcription}>[{turn.transcription}]</p>}
      <div role="status">
        {word && <TurnWordCard word={word} niqqud={settings.niqqud} onClose={() => setChosen(null)} />}
      </div>
      {isTranslated && <p className={styles.russian}>{turn.russian}</p>}
      <Ways voice={voice} place={place}>
        <Button
          variant="quiet"
          size="small"
          className={styles.way}
          aria-label={texts.translate}
          aria-expanded={isTranslated}
          onClick={() => setTranslated(!isTranslated)}
        >
          {texts.translation}
        </Button>
      </Ways>
    </>
  );
}

type WaysProps = { voice: DialogueVoice; place: number; children: ReactNode };

function Ways({ voice, place, children }: WaysProps) {
  return (
    <div className={styles.ways}>
      <Button
        variant="quiet"
        size="small"
        className={styles.way}
        aria-label={voice.mute.has(place) ? texts.soundFailed : texts.play}
        data-failed={voice.mute.has(place) || undefined}
        icon={voice.sounding === place ? <SoundBars /> : <SpeakerIcon size={20} />}
        onClick={() => voice.say([place])}
      />
      {children}
    </div>
  );
}

type TappableLineProps = {
  turn: Pick<DialogueTurnShape, 'pronunciation' | 'words'>;
  niqqud: boolean;
  chosen: number | null;
  onChoose: (place: number | null) => void;
};

/** The line with a button for each word that the course teaches. A word is one run of text: its points stay with its letters. */
function TappableLine({ turn: { pronunciation, words }, niqqud, chosen, onChoose }: TappableLineProps) {
  const written = (from: number, to?: number) => {
    const pointed = pronunciation.slice(from, to);
    return niqqud ? pointed : stripNiqqud(pointed);
  };
  return (
    <p lang="he" dir="rtl" className={styles.line}>
      {words.map(({ start, end }, at) => (
        <Fragment key={start}>
          {written(words[at - 1]?.end ?? 0, start)}
          <button
            type="button"
            className={styles.word}
            aria-expanded={chosen === at}
            onClick={() => onChoose(chosen === at ? null : at)}
          >
            {written(start, end)}
          </button>
        </Fragment>
      ))}
      {written(words.at(-1)?.end ?? 0)}
    </p>
  );
}
