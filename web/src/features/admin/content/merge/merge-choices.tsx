import { mergeTexts as texts } from '../../../../../../core/texts/admin/course/merge.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Hint } from '../../../../ui/text.tsx';
import type { Difference, Side } from './differences.ts';
import styles from './merge-choices.module.css';

type MergeChoicesProps<Form> = {
  differences: readonly Difference<Form>[];
  sideOf: (difference: Difference<Form>) => Side;
  /** Of the other admin; empty where nobody is named. */
  name: string;
  onChoose: (differences: readonly Difference<Form>[], side: Side) => void;
};

/** What two edits say, side by side, and which of both stays. */
export function MergeChoices<Form>({ differences, sideOf, name, onChoose }: MergeChoicesProps<Form>) {
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
      {differences.map((difference) => (
        <Stack key={difference.key} gap={3}>
          <Segments
            label={difference.by === 'both' ? `${difference.label} · ${texts.both}` : difference.label}
            options={options}
            chosen={sideOf(difference)}
            onChoose={(side) => onChoose([difference], side)}
          />
          <Said by={texts.mine} text={difference.mine} />
          <Said by={name || texts.theirs} text={difference.theirs} />
        </Stack>
      ))}
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
