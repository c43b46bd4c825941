import type { ReactNode } from 'react';
import { CheckBox } from '../../ui/controls/check-box.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { CardList } from '../../ui/surfaces/card-list.tsx';
import { Hint } from '../../ui/text.tsx';
import styles from './own-words.module.css';

/** A word that can be left out. */
export type PickedWord = {
  key: string | number;
  /** '' where none was understood. */
  hebrew: string;
  transcription: string;
  russian: string;
  isPicked: boolean;
  /** Why it cannot be picked; shown below it. */
  hindrance?: string | undefined;
  /** Below the row: a way to mend it. */
  footer?: ReactNode;
};

type PickListProps = {
  label: string;
  words: readonly PickedWord[];
  onPick: (key: PickedWord['key'], picked: boolean) => void;
};

/** Words with a box each: those with a tick are meant. */
export const PickList = ({ label, words, onPick }: PickListProps) => (
  <CardList label={label}>
    {words.map((word) => (
      <li key={word.key}>
        <PickRow word={word} onPick={(picked) => onPick(word.key, picked)} />
      </li>
    ))}
  </CardList>
);

function PickRow({ word, onPick }: { word: PickedWord; onPick: (picked: boolean) => void }) {
  const { hebrew, transcription, russian, isPicked, hindrance, footer } = word;
  return (
    <>
      <Row as="label" gap={5} align="center" className={styles.pick}>
        <CheckBox checked={isPicked} disabled={hindrance !== undefined} onToggle={onPick} />
        <Stack as="span" grow>
          <Row as="span" gap={4} align="baseline" wrap="tight">
            {hebrew !== '' && <Hebrew size="large">{hebrew}</Hebrew>}
            {transcription && <span className={styles.transcription}>[{transcription}]</span>}
          </Row>
          {russian && (
            <span>
              <MixedText>{russian}</MixedText>
            </span>
          )}
          {hindrance && <Hint>{hindrance}</Hint>}
        </Stack>
      </Row>
      {footer && <div className={styles.mend}>{footer}</div>}
    </>
  );
}
