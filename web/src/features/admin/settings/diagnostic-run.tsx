import { useEffect, useRef, useState } from 'react';
import { adminSectionTexts, systemTexts } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { AdminTable } from '../admin-table.tsx';
import { reasonOf } from '../load-failed.tsx';
import { Panel } from '../panel.tsx';
import { checks } from './checks.ts';
import styles from './settings.module.css';

const texts = systemTexts.diagnostics;

type Result = { isGood: boolean; ms: number; text: string };

/** In place of SPEC's debug shortcut: the main calls one after the other, each with its time and result. */
export function DiagnosticRun() {
  const { api } = useServices();
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setRunning(true);
    setResults([]);
    for (const check of checks) {
      const result = await resultOf(() => check.run(api, signal));
      if (signal.aborted) return;
      setResults((before) => [...(before ?? []), result]);
    }
    setRunning(false);
  }

  const rows = checks.map((check, place) => ({ ...check, result: results?.[place] }));
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      {results && (
        <AdminTable
          caption={texts.heading}
          file="diagnostics"
          columns={[
            {
              name: texts.call,
              value: ({ name }) => name,
              cell: ({ name, call }) => (
                <>
                  {name}
                  <code className={styles.call}>{call}</code>
                </>
              ),
            },
            {
              name: texts.time,
              value: ({ result }) => result?.ms ?? null,
              figures: true,
              cell: ({ result }) => (result ? texts.ms(result.ms) : ''),
            },
            {
              name: texts.result,
              value: ({ result }) => result?.text ?? texts.waiting,
              cell: ({ result }) =>
                result ? (
                  <span className={result.isGood ? styles.good : styles.bad}>{result.text}</span>
                ) : (
                  texts.waiting
                ),
            },
          ]}
          rows={rows}
          keyOf={({ call }) => call}
        />
      )}
      <Row gap={6} align="center" wrap>
        <Button loading={isRunning} onClick={() => void run()}>
          {results && !isRunning ? texts.again : texts.run}
        </Button>
        <p role="status">
          {isRunning && texts.running}
          {results &&
            !isRunning &&
            texts.summary(results.filter(({ isGood }) => isGood).length, checks.length)}
        </p>
      </Row>
    </Panel>
  );
}

/** How long a check took, and what came of it. */
async function resultOf(run: () => Promise<readonly string[]>): Promise<Result> {
  const start = performance.now();
  const outcome = await run().then(
    (down) => ({
      isGood: down.length === 0,
      text: down.length === 0 ? texts.good : `${texts.down}: ${down.join(', ')}`,
    }),
    (error: unknown) => ({ isGood: false, text: reasonOf(error) || adminSectionTexts.failed }),
  );
  return { ...outcome, ms: Math.round(performance.now() - start) };
}
