import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Home } from '../../../../core/contracts/home.ts';
import { placementTexts as texts } from '../../../../core/texts/lesson/placement.ts';
import { lettersQuery } from '../../lib/cache/letters.ts';
import { localKeys } from '../../lib/local-store.ts';
import type { View } from '../../lib/navigation/view.ts';
import { newEventId } from '../../lib/outbox/event-id.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Hint, Text } from '../../ui/text.tsx';
import styles from './beginning.module.css';

/** What the learner said; 'skipped' when they did not want to say, or begin with the first lesson. */
type Reads = 'skipped' | 'no' | 'slowly' | 'yes';

/**
 * «Читаете на иврите?», asked once on home of whoever has learned nothing yet. «Нет» opens the first lesson; whoever reads
 * is offered the placement.
 */
export function Beginning({ onOpen }: { onOpen: (view: View) => void }) {
  const { homeQuery, session, localStore } = useServices();
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const claim = useClaim();
  const key = localKeys.reads(session.userId() ?? 0);
  const [reads, setReads] = useState(() => localStore.read(key));
  // Whoever has taken words as known has found their lesson.
  const hasPlace = home?.sections.some(({ subsections }) =>
    subsections.some(({ lessons }) => lessons.some(({ known }) => known)),
  );
  if (!home || hasPlace || home.stats.words_learned > 0) return null;

  const answer = (given: Reads) => {
    setReads(given);
    localStore.write(key, given);
    if (given === 'slowly' || given === 'yes') claim(given);
    const lessonId = firstLessonId(home);
    if (given === 'no' && lessonId !== undefined) onOpen({ name: 'trainer', lessonId, mode: 'normal' });
  };
  if (reads === undefined) return <Question onAnswer={answer} />;
  if (reads === 'slowly' || reads === 'yes') {
    return <Offer onStart={() => onOpen({ name: 'placement' })} onSkip={() => answer('skipped')} />;
  }
  return null;
}

/** Where the letters begin. */
const firstLessonId = ({ sections }: Home): number | undefined =>
  sections[0]?.subsections[0]?.lessons.find(({ locked }) => !locked)?.id;

/** The letters of whoever reads count as known until a miss; of a slow reader all but the points. */
function useClaim(): (reads: Reads) => void {
  const { api } = useServices();
  const outbox = useOutbox();
  const queryClient = useQueryClient();

  async function claim(reads: Reads): Promise<void> {
    const items = await queryClient.fetchQuery(lettersQuery(api, outbox));
    const letters = items
      .filter(({ kind, state }) => state.phase === 'new' && (reads === 'yes' || kind !== 'point'))
      .map(({ key }) => key);
    if (letters.length === 0) return;
    const eventId = newEventId();
    await outbox.save({
      call: 'POST /letters/answers',
      body: { eventId, letters, event: 'claim', result: 'right' },
    });
  }

  return (reads) => {
    // Without the letters nothing is lost: each lesson offers to skip its own.
    claim(reads).catch((error: unknown) => console.warn('letters not claimed', error));
  };
}

function Question({ onAnswer }: { onAnswer: (reads: Reads) => void }) {
  const { haptic } = useTelegram();
  const say = (reads: Reads) => {
    haptic('select');
    onAnswer(reads);
  };
  return (
    <Card gap={5} role="group" aria-labelledby="reads-question">
      <Text as="p" weight="strong" id="reads-question">
        {texts.question}
      </Text>
      <Row gap={4} wrap className={styles.answers}>
        {(['no', 'slowly', 'yes'] as const).map((reads) => (
          <Button key={reads} onClick={() => say(reads)}>
            {texts.answers[reads]}
          </Button>
        ))}
      </Row>
      <Button variant="quiet" size="small" onClick={() => say('skipped')}>
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
