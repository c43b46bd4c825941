import { renderedText } from '../../../../../core/texts/admin/area.ts';
import { toolsTexts } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Row } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Text } from '../../../ui/text.tsx';
import { Panel } from '../panel.tsx';
import { Failure, Outcome } from './outcome.tsx';
import styles from './tools.module.css';
import { useRepeat } from './use-repeat.ts';

const texts = toolsTexts.audio;

/** Time limit of the speech function (vercel.json). */
const timeoutMs = 30_000;

type Spoken = { rendered: number; failed: readonly string[]; left: number };

/** Creates a sound for every word that has none, some words with each call. */
export function AudioTool() {
  const { api } = useServices();
  const { phase, state, isBusy, error, run, stop } = useRepeat<Spoken>({
    start: { rendered: 0, failed: [], left: 0 },
    async step({ rendered, failed }, signal) {
      const call = await api.call('POST /audio/missing', {
        query: { skip: failed.length },
        timeoutMs,
        retries: 0,
        signal,
      });
      const all = [...failed, ...call.failed];
      const isDone = call.left <= all.length || call.rendered + call.failed.length === 0;
      return { state: { rendered: rendered + call.rendered, failed: all, left: call.left }, isDone };
    },
  });
  const total = state.rendered + state.left;
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      {phase === 'running' ? (
        <>
          <ProgressBar
            label={texts.progress}
            value={total === 0 ? 0 : (100 * (state.rendered + state.failed.length)) / total}
            size="thick"
          />
          <Outcome>{isBusy ? toolsTexts.busy : texts.running(state.rendered, total)}</Outcome>
          <Button onClick={stop}>{toolsTexts.stop}</Button>
        </>
      ) : (
        <>
          {phase === 'done' && (
            <Outcome>{total === 0 ? texts.none : `${renderedText(state.rendered)}.`}</Outcome>
          )}
          {phase === 'stopped' && <Outcome>{texts.stopped(state.rendered)}</Outcome>}
          {phase === 'failed' && <Failure error={error} />}
          <FailedWords words={state.failed} />
          <Button onClick={run}>{texts.start}</Button>
        </>
      )}
    </Panel>
  );
}

function FailedWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Text as="div" tone="wrong">
      <p>{texts.failedWords}</p>
      <Row as="ul" gap={6} wrap="tight" className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <Hebrew>{word}</Hebrew>
          </li>
        ))}
      </Row>
    </Text>
  );
}
