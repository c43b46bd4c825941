import { interludeTexts } from '../../../../core/texts/lesson/interludes.ts';
import styles from './word-heap.module.css';

const texts = interludeTexts.sentence;

type WordHeapProps = {
  /** The words in their right order. */
  pieces: readonly string[];
  /** Their places as they lie in the heap. */
  heap: readonly number[];
  /** Their places as the learner has put them. */
  placed: readonly number[];
  locked: boolean;
  onPlace: (placed: readonly number[]) => void;
};

/**
 * The words of a Hebrew sentence in a heap, and the line into which they are tapped; a tap there takes one back. The words
 * alone are Hebrew: names around them are Russian.
 */
export function WordHeap({ pieces, heap, placed, locked, onPlace }: WordHeapProps) {
  const word = (place: number) => pieces[place] ?? '';
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in every WebView in use */}
      <div className={styles.line} role="group" aria-label={texts.yours} dir="rtl">
        {placed.map((place) => (
          <button
            key={place}
            type="button"
            className={styles.piece}
            aria-label={texts.putBack(word(place))}
            disabled={locked}
            onClick={() => onPlace(placed.filter((one) => one !== place))}
          >
            <bdi lang="he">{word(place)}</bdi>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in every WebView in use */}
      <div className={styles.heap} role="group" aria-label={texts.pieces} dir="rtl">
        {heap.map((place) => (
          <button
            key={place}
            type="button"
            className={styles.piece}
            disabled={locked || placed.includes(place)}
            onClick={() => onPlace([...placed, place])}
          >
            <bdi lang="he">{word(place)}</bdi>
          </button>
        ))}
      </div>
    </>
  );
}
