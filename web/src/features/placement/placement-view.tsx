import '../../ui/styles/fonts.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placementAfter } from '../../../../core/placement/placement.ts';
import { placementTexts as texts } from '../../../../core/texts/lesson/placement.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import { useServices } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Hint } from '../../ui/text.tsx';
import { forgetPlacement, type KeptPlacement, keepPlacement, keptPlacement } from './kept-placement.ts';
import { PlacementQuestion } from './placement-question.tsx';
import { PlacementResult } from './placement-result.tsx';

/** Finds the lesson to begin with; what was answered stays on the device until it is done. */
export function PlacementView({ onExit, onOpen }: ScreenProps<'placement'>) {
  const services = useServices();
  const { api } = services;
  const [kept, setKept] = useState(() => keptPlacement(services));
  useBackButton(onExit);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['placement'],
    queryFn: ({ signal }) => api.call('GET /placement', { signal }),
    enabled: kept === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const placement: KeptPlacement | undefined = kept ?? (data && { levels: data.levels, answers: [] });

  if (!placement) {
    if (!error || isFetching) return <Hint as="p">{texts.loading}</Hint>;
    return (
      <LoadFailure
        {...{ title: texts.title, text: texts.failed, retry: texts.retry, back: texts.back }}
        onRetry={() => void refetch()}
        onBack={onExit}
      />
    );
  }
  const step = placementAfter(placement.levels.length, placement.answers);
  if (step.kind === 'ask') {
    const take = (isRight: boolean) => {
      const next = { ...placement, answers: [...placement.answers, isRight] };
      keepPlacement(services, next);
      setKept(next);
    };
    return (
      <Stack gap={6} grow>
        <PlacementQuestion key={step.asked} levels={placement.levels} step={step} onAnswer={take} />
        <Button variant="quiet" block onClick={onExit}>
          {texts.leave}
        </Button>
      </Stack>
    );
  }
  return (
    <PlacementResult
      levels={placement.levels}
      level={step.level}
      onOpen={onOpen}
      onExit={onExit}
      onAgain={() => {
        forgetPlacement(services);
        setKept(undefined);
      }}
    />
  );
}
