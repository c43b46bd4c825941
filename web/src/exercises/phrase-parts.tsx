import { useState } from 'react';
import type { PhrasePart } from '../../../core/contracts/catalogue.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { phraseTexts as texts } from '../../../core/texts/lesson/phrase.ts';
import { Hebrew } from '../ui/hebrew/hebrew.tsx';
import { Hint } from '../ui/text.tsx';
import styles from './phrase-parts.module.css';

/**
 * A phrase word by word, in the order in which it is read: each word over what it means. One that the course teaches can
 * be tapped, and its word and lesson are shown below; of a locked lesson only the lesson.
 */
export function PhraseParts({ parts, niqqud }: { parts: readonly PhrasePart[]; niqqud: boolean }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const written = (pointed: string) => (niqqud ? pointed : stripNiqqud(pointed));
  const { lesson, word } = (chosen === null ? undefined : parts[chosen]) ?? {};
  return (
    <div className={styles.phrase}>
      <ul className={styles.line} dir="rtl" aria-label={texts.label}>
        {parts.map(({ pronunciation, russian, lesson: taught }, place) => {
          const pair = (
            <>
              <Hebrew className={styles.word}>{written(pronunciation)}</Hebrew>
              <span dir="ltr">{russian}</span>
            </>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice in a phrase, and none changes its place
            <li key={place}>
              {taught ? (
                <button
                  type="button"
                  className={styles.part}
                  aria-expanded={chosen === place}
                  onClick={() => setChosen(chosen === place ? null : place)}
                >
                  {pair}
                </button>
              ) : (
                <span className={styles.part}>{pair}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.note}>
        {lesson && (
          <Hint>
            {word && (
              <>
                <Hebrew>{written(word.pronunciation)}</Hebrew> — {word.russian},{' '}
              </>
            )}
            {word ? texts.lesson(lesson.number) : texts.later(lesson.number)}
          </Hint>
        )}
      </p>
    </div>
  );
}
