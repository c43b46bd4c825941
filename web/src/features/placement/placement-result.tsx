import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlacementResponse } from '../../../../core/contracts/placement.ts';
import { placementTexts as texts } from '../../../../core/texts/lesson/placement.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import type { View } from '../../lib/navigation/view.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Hint, Text, Title } from '../../ui/text.tsx';

type PlacementResultProps = {
  levels: PlacementResponse['levels'];
  /** The level to begin with; the number of levels when everything was known. */
  level: number;
  onOpen: (view: View) => void;
  onExit: () => void;
  onAgain: () => void;
};

/** The lesson to begin with, and with one more tap the words before it as known. */
export function PlacementResult({ levels, level, onOpen, onExit, onAgain }: PlacementResultProps) {
  // Whoever knew everything begins with the last place.
  const place = levels[Math.min(level, levels.length - 1)];
  const title =
    level === 0
      ? texts.resultFirst
      : level < levels.length
        ? texts.result(place?.lessonName ?? '')
        : texts.resultAll;
  return (
    <Stack gap={6} grow justify="center">
      <Stack gap={2}>
        <Title>{title}</Title>
        <Hint as="p">{texts.resultHint}</Hint>
      </Stack>
      {place && level > 0 && <TakeKnown lessonId={place.lessonId} words={place.wordsBefore} />}
      {place && (
        <Button
          variant="primary"
          size="large"
          block
          onClick={() => onOpen({ name: 'trainer', lessonId: place.lessonId, mode: 'normal' })}
        >
          {texts.open}
        </Button>
      )}
      <Button block onClick={onExit}>
        {texts.home}
      </Button>
      <Button variant="quiet" block onClick={onAgain}>
        {texts.again}
      </Button>
    </Stack>
  );
}

function TakeKnown({ lessonId, words }: { lessonId: number; words: number }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.home });
  const take = useMutation({
    mutationFn: () => api.call('POST /known-words', { body: { beforeLessonId: lessonId } }),
    onSuccess: refresh,
  });
  const forget = useMutation({
    mutationFn: () => api.call('POST /known-words/forget', { body: {} }),
    onSuccess: () => {
      take.reset();
      return refresh();
    },
  });
  const taken = take.data;
  return (
    <Card gap={4}>
      {!taken && (
        <Button block loading={take.isPending} onClick={() => take.mutate()}>
          {texts.takeKnown(words)}
        </Button>
      )}
      <div role="status">
        {taken && (
          <Text as="p" weight="medium">
            {texts.taken(taken.total)} {taken.waiting > 0 && texts.waiting(taken.waiting)}
          </Text>
        )}
        {(take.isError || forget.isError) && <Text as="p">{texts.takeFailed}</Text>}
        {forget.isSuccess && !taken && <Text as="p">{texts.forgotten}</Text>}
      </div>
      <Hint as="p">{texts.takeKnownHint}</Hint>
      {taken && taken.total > 0 && (
        <Button variant="quiet" size="small" loading={forget.isPending} onClick={() => forget.mutate()}>
          {texts.forget}
        </Button>
      )}
    </Card>
  );
}
