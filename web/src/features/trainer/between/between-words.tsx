import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { Word } from '../../../../../core/contracts/catalogue.ts';
import type { Interlude } from '../../../../../core/lesson/interludes.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { useServices } from '../../../lib/services.ts';
import type { InterludeProps } from './interlude.ts';

const loadRecall = () => import('./recall-step.tsx');
const loadSentence = () => import('./sentence-step.tsx');
const loadForms = () => import('./forms-step.tsx');

/** Which view plays which kind of step. */
const players: Record<Interlude['kind'], ComponentType<InterludeProps>> = {
  recall: lazy(() => loadRecall().then(({ RecallStep }) => loaded(RecallStep), leftOut)),
  sentence: lazy(() => loadSentence().then(({ SentenceStep }) => loaded(SentenceStep), leftOut)),
  forms: lazy(() => loadForms().then(({ FormsStep }) => loaded(FormsStep), leftOut)),
};

/** Fetches the steps' code while the first word is learned. */
export function prepareInterludes(): void {
  loadRecall().catch(() => {});
  loadSentence().catch(() => {});
}

/** Fetches the forms of a verb, and the code that asks them, while the verb is learned. */
export function usePrepareForms(word: Word | undefined): void {
  const services = useServices();
  const outbox = useOutbox();
  const client = useQueryClient();
  const verbId = word?.verb ? word.id : undefined;
  useEffect(() => {
    if (verbId === undefined) return;
    loadForms().then(
      ({ formsAfterWord }) => client.prefetchQuery(formsAfterWord({ services, outbox }, verbId)),
      () => {},
    );
  }, [client, services, outbox, verbId]);
}

/** The step on the screen. */
export function BetweenWords(props: InterludeProps) {
  const { state } = props.practice;
  const [step] = state.sitting.between;
  if (!step) return null;
  const Player = players[step.kind];
  return (
    <Suspense>
      <Player key={state.visit} {...props} />
    </Suspense>
  );
}

const loaded = (Step: ComponentType<InterludeProps>) => ({ default: Step });

/** Where the code of a step cannot be loaded the lesson goes on without it. */
function leftOut(error: unknown) {
  console.warn('a step between words is not loaded', error);
  return loaded(LeftOut);
}

function LeftOut({ practice: { send } }: InterludeProps) {
  useEffect(() => send({ type: 'advance' }), [send]);
  return null;
}
