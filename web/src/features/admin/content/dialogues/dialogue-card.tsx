import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { TurnList } from '../../../../exercises/dialogue/turn-list.tsx';
import { useVoice } from '../../../../exercises/dialogue/use-voice.ts';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Hint, Title } from '../../../../ui/text.tsx';
import { usePlayer } from '../words/use-play.ts';
import type { ShownDialogue } from './dialogue-form.ts';

const texts = dialogueAdminTexts.dialogue;

/** A dialogue as a learner reads it, line by line. */
export function DialogueCard({ dialogue }: { dialogue: ShownDialogue }) {
  const { title, scene, note, turns } = dialogue;
  const voice = useVoice(turns, usePlayer());
  return (
    <Stack gap={5}>
      <Card gap={3}>
        <Title as="h2">
          <MixedText>{title}</MixedText>
        </Title>
        <p>
          <MixedText>{scene}</MixedText>
        </p>
        {note !== null && (
          <Hint as="p">
            {texts.note}: <MixedText>{note}</MixedText>
          </Hint>
        )}
      </Card>
      <TurnList dialogue={dialogue} voice={voice} count={turns.length} />
    </Stack>
  );
}
