import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { placementTexts as texts } from '../../../../core/texts/lesson/placement.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { WayRow } from '../../ui/surfaces/way-row.tsx';
import { Hint, Text } from '../../ui/text.tsx';

const knownKey = ['known-words'] as const;

/** In the profile: the way to the placement, and what was taken as known, which can be taken back. */
export function KnownRow({ onOpen }: { onOpen: () => void }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { data: counts } = useQuery({
    queryKey: knownKey,
    queryFn: ({ signal }) => api.call('GET /known-words', { signal }),
    staleTime: 0,
  });
  const forget = useMutation({
    mutationFn: () => api.call('POST /known-words/forget', { body: {} }),
    onSuccess(left) {
      queryClient.setQueryData(knownKey, left);
      return queryClient.invalidateQueries({ queryKey: queryKeys.home });
    },
  });
  return (
    <>
      <WayRow
        icon={<CheckIcon size={22} />}
        tone="accent"
        name={texts.title}
        hint={texts.wayHint}
        onOpen={onOpen}
      />
      {counts !== undefined && counts.total > 0 && (
        <Card gap={3}>
          <Stack gap={1}>
            <Text as="p" weight="medium">
              {texts.known(counts.total)}
            </Text>
            <Hint as="p">{texts.knownHint}</Hint>
          </Stack>
          {forget.isError && <Text as="p">{texts.takeFailed}</Text>}
          <Button size="small" loading={forget.isPending} onClick={() => forget.mutate()}>
            {texts.forget}
          </Button>
        </Card>
      )}
    </>
  );
}
