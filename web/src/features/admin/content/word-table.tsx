import { useState } from 'react';
import type { Word } from '../../../../../core/contracts/catalogue.ts';
import { adminContentTexts } from '../../../../../core/texts/admin-content.ts';
import { Card } from '../../../ui/card.tsx';
import { Hebrew } from '../../../ui/hebrew.tsx';
import { SpeakerIcon } from '../../../ui/practice-icons.tsx';
import { usePlay } from './use-play.ts';
import styles from './word-table.module.css';

const texts = adminContentTexts.lesson;

/** The words of a lesson as they are saved; each can be heard. */
export function WordTable({ words }: { words: readonly Word[] }) {
  const play = usePlay();
  return (
    <Card padded={false}>
      <h3 className={styles.heading}>{texts.wordsHeading}</h3>
      {words.length === 0 && <p className={styles.empty}>{texts.noWords}</p>}
      <ol>
        {words.map((word) => (
          <li key={word.id} className={styles.row}>
            <button
              type="button"
              className={styles.listen}
              aria-label={texts.listen(word.russian)}
              onClick={() => void play({ url: word.audio, text: word.pronunciation || word.hebrew })}
            >
              <SpeakerIcon size={20} />
            </button>
            <span className={styles.hebrew}>
              <Hebrew size="large">{word.pronunciation || word.hebrew}</Hebrew>
            </span>
            <span className={styles.meaning}>
              <span className={styles.transcription}>[{word.transcription}]</span>
              <span>{word.russian}</span>
              <span className={styles.own}>
                {word.audioUploaded && <span>{texts.recorded}</span>}
                {word.handwriting && <Thumbnail url={word.handwriting} />}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The handwritten example; a picture that does not come leaves its name. */
function Thumbnail({ url }: { url: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <span>{texts.handwritten}</span>;
  return (
    <img className={styles.thumbnail} src={url} alt={texts.handwritten} onError={() => setFailed(true)} />
  );
}
