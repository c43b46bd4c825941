import { useState } from 'react';
import type { Word } from '../../../../../../core/contracts/catalogue.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { WordCard } from '../../../../exercises/cards/word-card.tsx';
import { SpeakerButton } from '../../../../exercises/listen/speaker-button.tsx';
import { useSettings } from '../../../../lib/settings/settings.ts';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Hint } from '../../../../ui/text.tsx';
import { usePlayer } from '../words/use-play.ts';
import styles from './lesson-preview.module.css';

const texts = adminContentTexts.preview;

/** The words on the card that learners see, one after the other. */
export function LessonPreview({ words, onClose }: { words: readonly Word[]; onClose: () => void }) {
  const settings = useSettings();
  const player = usePlayer();
  const [place, setPlace] = useState(0);
  const word = words[place];
  useBackButton(onClose);
  return (
    <Stack as="section" gap={6} className={styles.preview} aria-label={texts.title}>
      <Hint as="p">{texts.hint}</Hint>
      {word && (
        <WordCard
          word={word}
          settings={settings}
          covered={false}
          compact={false}
          onReveal={() => {}}
          speaker={<SpeakerButton key={word.id} word={word} player={player} settings={settings} />}
        />
      )}
      {word?.handwriting && (
        <img
          className={styles.handwriting}
          src={word.handwriting}
          alt={adminContentTexts.upload.imageOf(word.hebrew)}
        />
      )}
      <Row align="center" justify="between">
        <Button aria-label={texts.previous} disabled={place === 0} onClick={() => setPlace(place - 1)}>
          ←
        </Button>
        <span role="status">{texts.place(place + 1, words.length)}</span>
        <Button
          aria-label={texts.next}
          disabled={place >= words.length - 1}
          onClick={() => setPlace(place + 1)}
        >
          →
        </Button>
      </Row>
      <Button variant="primary" onClick={onClose}>
        {adminContentTexts.close}
      </Button>
    </Stack>
  );
}
