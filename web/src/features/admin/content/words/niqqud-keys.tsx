import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useTelegram } from '../../../../lib/services.ts';
import styles from './niqqud-keys.module.css';

const texts = adminContentTexts.niqqud;

/** The points in the order in which they are wanted most, by code point. */
const signs: readonly { sign: string; name: string }[] = [
  { sign: '\u05b7', name: texts.patah },
  { sign: '\u05b8', name: texts.qamats },
  { sign: '\u05b6', name: texts.segol },
  { sign: '\u05b5', name: texts.tsere },
  { sign: '\u05b4', name: texts.hiriq },
  { sign: '\u05b9', name: texts.holam },
  { sign: '\u05bb', name: texts.qubuts },
  { sign: '\u05b0', name: texts.shva },
  { sign: '\u05b2', name: texts.hatafPatah },
  { sign: '\u05b1', name: texts.hatafSegol },
  { sign: '\u05b3', name: texts.hatafQamats },
  { sign: '\u05bc', name: texts.dagesh },
  { sign: '\u05c1', name: texts.shin },
  { sign: '\u05c2', name: texts.sin },
];

type NiqqudKeysProps = {
  onPress: (sign: string) => void;
  /** The caret goes behind the next letter. */
  onNext: () => void;
};

/** Keys of the points: each goes to the letter before the caret. */
export function NiqqudKeys({ onPress, onNext }: NiqqudKeysProps) {
  const { haptic } = useTelegram();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of keys in every WebView in use
    <div className={styles.keys} role="group" aria-label={texts.title}>
      {signs.map(({ sign, name }) => (
        <button
          key={sign}
          type="button"
          className={styles.key}
          aria-label={name}
          title={name}
          // The focus and the caret stay in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            haptic('select');
            onPress(sign);
          }}
        >
          {/* Shown on bet; the two dots of shin need shin itself. */}
          <bdi lang="he">{/[\u05c1\u05c2]/.test(sign) ? `ש${sign}` : `ב${sign}`}</bdi>
        </button>
      ))}
      <button
        type="button"
        className={`${styles.key} ${styles.next}`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onNext}
      >
        {texts.next}
      </button>
    </div>
  );
}
