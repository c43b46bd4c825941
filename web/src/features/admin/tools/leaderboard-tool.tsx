import { useMutation } from '@tanstack/react-query';
import { toolsTexts } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../panel.tsx';
import { Failure, Outcome } from './outcome.tsx';

const texts = toolsTexts.leaderboard;

/** Time limit of the function (vercel.json). */
const timeoutMs = 15_000;

/** Recalculates the ranks of the leaderboard. */
export function LeaderboardTool() {
  const { api } = useServices();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => api.call('POST /admin/leaderboard', { timeoutMs, retries: 0 }),
  });
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      {data && !isPending && <Outcome>{texts.result(data.rankedPoints)}</Outcome>}
      {error && <Failure error={error} />}
      <Button loading={isPending} onClick={() => mutate()}>
        {texts.start}
      </Button>
    </Panel>
  );
}
