import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '../../../../core/settings/settings.ts';
import { placementTexts as texts } from '../../../../core/texts/placement.ts';
import { lettersQuery } from '../../lib/cache/letters.ts';
import type { View } from '../../lib/navigation/view.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { saveSettings } from '../../lib/settings/save-settings.ts';
import { tellUnsaved } from '../../lib/toasts/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Hint, Text } from '../../ui/text.tsx';

type Reads = Settings['reads'];

/** «Читаете на иврите?», asked once on home of whoever has learned nothing yet; then the placement for whoever reads. */
export function Beginning({ onOpen }: { onOpen: (view: View) => void }) {
  const services = useServices();
  const { homeQuery } = services;
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const answer = useAnswer();
  if (!home || home.stats.words_learned > 0) return null;
  const { reads } = home.settings;
  if (reads === 'unasked') return <Question onAnswer={answer} />;
  if (reads === 'slowly' || reads === 'yes') {
    return <Offer onStart={() => onOpen({ name: 'placement' })} onSkip={() => answer('skipped')} />;
  }
  return null;
}

/** Saves the answer; the letters of whoever reads count as known until a miss, for a slow reader all but the points. */
function useAnswer(): (reads: Reads) => void {
  const services = useServices();
  const { api, toast } = services;
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const { haptic } = useTelegram();

  async function claim(reads: Reads): Promise<void> {
    const items = await queryClient.fetchQuery(lettersQuery(api, outbox));
    const letters = items
      .filter(({ kind, state }) => state.phase === 'new' && (reads === 'yes' || kind !== 'point'))
      .map(({ key }) => key);
    if (letters.length === 0) return;
    const eventId = crypto.randomUUID();
    await outbox.save({
      call: 'POST /letters/answers',
      body: { eventId, letters, event: 'claim', result: 'right' },
    });
  }

  return (reads) => {
    haptic('select');
    saveSettings({ ...services, outbox }, queryClient, { reads }).catch(() => tellUnsaved(toast, 'answer'));
    if (reads !== 'slowly' && reads !== 'yes') return;
    // Without the letters nothing is lost: each lesson offers to skip its own.
    claim(reads).catch((error: unknown) => console.warn('letters not claimed', error));
  };
}

function Question({ onAnswer }: { onAnswer: (reads: Reads) => void }) {
  return (
    <Card gap={5} role="group" aria-labelledby="reads-question">
      <Text as="p" weight="strong" id="reads-question">
        {texts.question}
      </Text>
      <Row gap={4}>
        {(['no', 'slowly', 'yes'] as const).map((reads) => (
          <Button key={reads} block onClick={() => onAnswer(reads)}>
            {texts.answers[reads]}
          </Button>
        ))}
      </Row>
      <Button variant="quiet" size="small" onClick={() => onAnswer('skipped')}>
        {texts.skip}
      </Button>
    </Card>
  );
}

function Offer({ onStart, onSkip }: { onStart: () => void; onSkip: () => void }) {
  return (
    <Card gap={5}>
      <Stack gap={1}>
        <Text as="p" weight="strong">
          {texts.offer}
        </Text>
        <Hint as="p">{texts.offerHint}</Hint>
      </Stack>
      <Row gap={4} wrap>
        <Button variant="primary" onClick={onStart}>
          {texts.start}
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          {texts.fromTheBeginning}
        </Button>
      </Row>
    </Card>
  );
}
