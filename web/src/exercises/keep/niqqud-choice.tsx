import type { NiqqudProposal } from '../../../../core/contracts/own-words.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Hint, Text } from '../../ui/text.tsx';

const texts = ownWordViewTexts.form;

type NiqqudChoiceProps = {
  proposals: readonly NiqqudProposal[];
  /** The niqqud that is taken. */
  chosen: string | undefined;
  /** Null: none of them. */
  onChoose: (proposal: NiqqudProposal | null) => void;
};

/** The niqqud that the course knows for the letters: one tap takes it, another one leaves it out. */
export function NiqqudChoice({ proposals, chosen, onChoose }: NiqqudChoiceProps) {
  if (proposals.length === 0) return null;
  return (
    <Stack gap={3} role="group" aria-label={texts.niqqud}>
      <Text size="s" weight="strong" tone="soft" aria-hidden>
        {texts.niqqud}
      </Text>
      <Row gap={4} wrap>
        {proposals.map((proposal) => {
          const isChosen = proposal.pronunciation === chosen;
          return (
            <Button
              key={`${proposal.pronunciation} ${proposal.russian}`}
              size="small"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? null : proposal)}
            >
              <Hebrew>{proposal.pronunciation}</Hebrew> [{proposal.transcription}] — {proposal.russian}
            </Button>
          );
        })}
      </Row>
      <Hint>{texts.niqqudHint}</Hint>
    </Stack>
  );
}
