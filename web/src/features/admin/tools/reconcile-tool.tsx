import { useQueryClient } from '@tanstack/react-query';
import { toolsTexts } from '../../../../../core/texts/admin/web.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../panel.tsx';
import { Failure, Outcome } from './outcome.tsx';
import { useRepeat } from './use-repeat.ts';

const texts = toolsTexts.reconcile;

/** Time limit of the function (vercel.json). */
const timeoutMs = 15_000;

/** Compares what we know of payments with Telegram's own list, page by page. */
export function ReconcileTool() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { phase, state, isBusy, error, run, stop } = useRepeat({
    start: { read: 0, charges: 0, refunds: 0 },
    async step(before, signal) {
      const call = await api.call('POST /admin/reconcile', { timeoutMs, retries: 0, signal });
      const state = {
        read: before.read + call.read,
        charges: before.charges + call.charges,
        refunds: before.refunds + call.refunds,
      };
      if (call.isComplete) void queryClient.invalidateQueries({ queryKey: queryKeys.admin });
      return { state, isDone: call.isComplete };
    },
  });
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      {phase === 'running' && (
        <>
          <Outcome>{isBusy ? toolsTexts.busy : texts.running(state.read)}</Outcome>
          <Button onClick={stop}>{toolsTexts.stop}</Button>
        </>
      )}
      {phase === 'done' && <Outcome>{texts.result(state.read, state.charges, state.refunds)}</Outcome>}
      {phase === 'stopped' && <Outcome>{texts.stopped}</Outcome>}
      {phase === 'failed' && <Failure error={error} />}
      {phase !== 'running' && <Button onClick={run}>{texts.start}</Button>}
    </Panel>
  );
}
