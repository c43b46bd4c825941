import { mergeTexts as texts } from '../../../../../../../core/texts/admin/merge.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { Segments } from '../../../../../ui/controls/segments.tsx';
import { MixedText } from '../../../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../../../ui/layout.tsx';
import { Hint } from '../../../../../ui/text.tsx';
import { differenceText } from './difference-text.ts';
import styles from './merge-choices.module.css';
import type { Difference, Side } from './merge-forms.ts';

type MergeChoicesProps = {
  differences: readonly Difference[];
  sideOf: (difference: Difference) => Side;
  /** Of the other admin; empty where nobody is named. */
  name: string;
  categoryName: (subsectionId: number) => string;
  onChoose: (differences: readonly Difference[], side: Side) => void;
};

/** What two edits of a lesson say, side by side, and which of both stays. */
export function MergeChoices({ differences, sideOf, name, categoryName, onChoose }: MergeChoicesProps) {
  if (differences.length === 0) return <p>{texts.none}</p>;
  const options = [
    { value: 'mine' as const, name: texts.mine },
    { value: 'theirs' as const, name: name || texts.theirs },
  ];
  const isBaseKnown = differences.every(({ by }) => by !== 'unknown');
  return (
    <Stack gap={6} className={styles.choices}>
      <Hint as="p">{isBaseKnown ? texts.hint : texts.unknownHint}</Hint>
      <Row gap={4} wrap>
        <Button size="small" onClick={() => onChoose(differences, 'mine')}>
          {texts.allMine}
        </Button>
        <Button size="small" onClick={() => onChoose(differences, 'theirs')}>
          {texts.allTheirs}
        </Button>
      </Row>
      {differences.map((difference) => {
        const { label, mine, theirs } = differenceText(difference, categoryName);
        return (
          <Stack key={difference.key} gap={3}>
            <Segments
              label={difference.by === 'both' ? `${label} · ${texts.both}` : label}
              options={options}
              chosen={sideOf(difference)}
              onChoose={(side) => onChoose([difference], side)}
            />
            <Said by={texts.mine} text={mine} />
            <Said by={name || texts.theirs} text={theirs} />
          </Stack>
        );
      })}
    </Stack>
  );
}

function Said({ by, text }: { by: string; text: string }) {
  return (
    <p className={styles.said}>
      <Hint>{by}:</Hint> <MixedText>{text}</MixedText>
    </p>
  );
}
