import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adminSectionTexts, toolsTexts } from '../../../../../core/texts/admin/web.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row } from '../../../ui/layout.tsx';
import { refreshCourse } from '../content/content-queries.ts';
import { Panel } from '../panel.tsx';
import { useUndo } from '../use-undo.ts';
import { type ImportPlan, refusedImport, sendCourseFile } from './course-file.ts';
import { FileMistakes } from './file-mistakes.tsx';
import { Failure, Outcome } from './outcome.tsx';
import styles from './tools.module.css';

const texts = toolsTexts.import;

/** A course file: tried first, with a report of what it would change, then applied whole or not at all. */
export function ImportTool() {
  const { haptic, confirmPopup } = useTelegram();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { tellDone } = useUndo();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [deletesMissing, setDeletesMissing] = useState(false);
  const trial = useMutation({
    mutationFn: (wanted: { file: File; deletesMissing: boolean }) =>
      sendCourseFile(api, wanted.file, { dryRun: true, deletesMissing: wanted.deletesMissing }),
  });
  const change = useMutation({
    mutationFn: (wanted: { file: File; deletesMissing: boolean }) =>
      sendCourseFile(api, wanted.file, { dryRun: false, deletesMissing: wanted.deletesMissing }),
    onSuccess: ({ actionId }) => {
      haptic('success');
      if (actionId !== null) tellDone(texts.applied, { id: actionId });
      refreshCourse(queryClient);
    },
  });

  /** Every change of the choice runs a new trial, so that what is applied is what was shown. */
  function tryOut(wanted: { file: File; deletesMissing: boolean }) {
    setFile(wanted.file);
    setDeletesMissing(wanted.deletesMissing);
    change.reset();
    trial.mutate(wanted);
  }

  async function apply(chosen: File) {
    const { askDelete: title, askDeleteText: message, apply: yes } = texts;
    const no = adminSectionTexts.cancel;
    if (deletesMissing && !(await confirmPopup({ title, message, yes, no, destructive: true }))) return;
    change.mutate({ file: chosen, deletesMissing });
  }

  const isBusy = trial.isPending || change.isPending;
  const error = change.error ?? trial.error;
  const isApplied = change.isSuccess;
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      <input
        ref={input}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // The same file may be chosen again after it was corrected.
          target.value = '';
          if (chosen) tryOut({ file: chosen, deletesMissing });
        }}
      />
      <Switch
        name={texts.deletesMissing}
        hint={texts.deletesHint}
        checkbox
        on={deletesMissing}
        onToggle={(on) => (file && !isApplied ? tryOut({ file, deletesMissing: on }) : setDeletesMissing(on))}
      />
      {file && <p className={styles.file}>{texts.chosen(file.name)}</p>}
      {trial.isPending && <Outcome>{texts.checking}</Outcome>}
      {error && !isBusy && <Refusal error={error} />}
      {trial.data && !trial.isPending && !error && (
        <Plan plan={change.data ?? trial.data} isApplied={isApplied} />
      )}
      <Row gap={4} wrap>
        {file && trial.data && trial.data.total > 0 && !error && !trial.isPending && !isApplied && (
          <Button variant="primary" loading={change.isPending} onClick={() => void apply(file)}>
            {texts.apply}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => input.current?.click()}>
          {file ? texts.another : texts.choose}
        </Button>
      </Row>
    </Panel>
  );
}

function Refusal({ error }: { error: unknown }) {
  const refused = refusedImport(error);
  return refused ? <FileMistakes refused={refused} /> : <Failure error={error} />;
}

function Plan({ plan, isApplied }: { plan: ImportPlan; isApplied: boolean }) {
  const { summary, total, changes } = plan;
  if (total === 0) return <Outcome>{texts.nothing}</Outcome>;
  return (
    <>
      <Outcome>{isApplied ? `${texts.applied}. ${summary}` : summary}</Outcome>
      <details className={styles.plan} open={!isApplied}>
        <summary>{texts.plan}</summary>
        <ul>
          {changes.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may change alike
            <li key={place}>
              <MixedText>{line}</MixedText>
            </li>
          ))}
          {total > changes.length && <li>{texts.more(total - changes.length)}</li>}
        </ul>
      </details>
    </>
  );
}
