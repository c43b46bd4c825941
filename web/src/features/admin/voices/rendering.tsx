import { useQuery, useQueryClient } from '@tanstack/react-query';
import { renderingTexts as texts } from '../../../../../core/texts/admin/voices.ts';
import { toolsTexts } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Text } from '../../../ui/text.tsx';
import { Panel } from '../panel.tsx';
import { Failure, Outcome } from '../tools/outcome.tsx';
import { useRepeat } from '../tools/use-repeat.ts';
import { renderingQuery } from './voices-queries.ts';

/** Time limit of the speech function (vercel.json). */
const timeoutMs = 30_000;

type Rendered = { rendered: number; failed: number; left: number; isSpent: boolean };

/** Google's voice says what no person has said: by a button here, and each night. */
export function Rendering() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const query = renderingQuery(api);
  const { data } = useQuery(query);
  const { phase, state, isBusy, error, run, stop } = useRepeat<Rendered>({
    start: { rendered: 0, failed: 0, left: 0, isSpent: false },
    async step({ rendered, failed }, signal) {
      const call = await api.call('POST /sounds/rendering', { timeoutMs, retries: 0, signal });
      const isDone = call.left === 0 || call.isSpent || call.rendered === 0;
      queryClient.setQueryData(
        query.queryKey,
        (known) =>
          known && {
            ...known,
            rendered: known.rendered + call.rendered,
            charactersToday: call.charactersToday,
          },
      );
      if (isDone) void queryClient.invalidateQueries({ queryKey: query.queryKey });
      return {
        state: {
          rendered: rendered + call.rendered,
          failed: isDone ? failed + call.failed.length : failed,
          left: call.left,
          isSpent: call.isSpent,
        },
        isDone,
      };
    },
  });
  if (!data) return null;
  const { voice, rendered, charactersToday, dailyCharacters, skipped } = data;
  if (voice === null) {
    return (
      <Panel title={texts.heading} hint={texts.hint}>
        <Text as="p">{texts.noKey}</Text>
      </Panel>
    );
  }
  const total = state.rendered + state.left;
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      <Text as="p">{texts.state(rendered, charactersToday, dailyCharacters)}</Text>
      {skipped.length > 0 && (
        <Text as="p">
          {texts.skipped}{' '}
          <bdi lang="he" dir="rtl">
            {skipped.join(' · ')}
          </bdi>
        </Text>
      )}
      {phase === 'running' && (
        <>
          <ProgressBar
            label={texts.progress}
            value={total === 0 ? 0 : (100 * state.rendered) / total}
            size="thick"
          />
          <Outcome>{isBusy ? toolsTexts.busy : texts.running(state.rendered, total)}</Outcome>
        </>
      )}
      {(phase === 'done' || phase === 'stopped') && <Outcome>{texts.done(state)}</Outcome>}
      {phase === 'failed' && <Failure error={error} />}
      <Row gap={4} wrap>
        {phase === 'running' ? (
          <Button onClick={stop}>{toolsTexts.stop}</Button>
        ) : (
          <Button onClick={run}>{texts.start}</Button>
        )}
      </Row>
    </Panel>
  );
}
