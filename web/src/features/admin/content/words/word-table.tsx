import { useState } from 'react';
import type { Word } from '../../../../../../core/contracts/catalogue.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Hebrew } from '../../../../ui/hebrew/hebrew.tsx';
import { SpeakerIcon } from '../../../../ui/icons/practice-icons.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
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
            <Button
              size="icon"
              variant="quiet"
              className={styles.listen}
              aria-label={texts.listen(word.russian)}
              onClick={() => void play({ url: word.audio, text: word.pronunciation || word.hebrew })}
              icon={<SpeakerIcon size={20} />}
            />
            <span>
              <Hebrew size="large">{word.pronunciation || word.hebrew}</Hebrew>
            </span>
            <Row as="span" gap={5} align="center" wrap="tight">
              <span className={styles.transcription}>[{word.transcription}]</span>
              <span>{word.russian}</span>
              <Row as="span" gap={4} align="center" className={styles.own}>
                {word.audioUploaded && <span>{texts.recorded}</span>}
                {word.handwriting && <Thumbnail url={word.handwriting} />}
              </Row>
            </Row>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The handwritten example; a picture that fails to load leaves its name. */
function Thumbnail({ url }: { url: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <span>{texts.handwritten}</span>;
  return (
    <img className={styles.thumbnail} src={url} alt={texts.handwritten} onError={() => setFailed(true)} />
  );
}
