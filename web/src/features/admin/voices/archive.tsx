import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VoiceCoverage } from '../../../../../core/contracts/voices/studio.ts';
import { voiceArchiveTexts as texts } from '../../../../../core/texts/admin/voices.ts';
import { toolsTexts } from '../../../../../core/texts/admin/web.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/controls/field.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Text } from '../../../ui/text.tsx';
import { AdminTable } from '../admin-table.tsx';
import { Panel } from '../panel.tsx';
import { canSaveFiles, fetchFile, saveFile } from '../tools/course-file.ts';
import { Failure, Outcome } from '../tools/outcome.tsx';
import { useRepeat } from '../tools/use-repeat.ts';
import { nothingSent, type Sending, sendStep } from './send-archive.ts';
import type { Problem } from './split-archive.ts';
import { voicesKey } from './voices-queries.ts';

/** Recordings made elsewhere: an archive with a table comes in, and goes out the same way. */
export function VoiceArchive({ speakers }: { speakers: VoiceCoverage['speakers'] }) {
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      <Import />
      <Export speakers={speakers} />
    </Panel>
  );
}

function Import() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const file = useRef<File>(null);
  const { phase, state, isBusy, error, run, stop } = useRepeat<Sending>({
    start: nothingSent,
    async step(sending, signal) {
      if (!file.current) return { state: sending, isDone: true };
      const { state, isDone } = await sendStep(api, file.current, sending, signal);
      if (isDone) void queryClient.invalidateQueries({ queryKey: voicesKey });
      return { state, isDone };
    },
  });
  const { archive, read, saved, problems } = state;
  const rows = archive?.rows ?? 0;
  const isRunning = phase === 'running';
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          file.current = target.files?.[0] ?? null;
          // The same file may be chosen again after it was corrected.
          target.value = '';
          if (file.current) run();
        }}
      />
      {isRunning && (
        <>
          <ProgressBar label={texts.progress} value={rows === 0 ? 0 : (100 * read) / rows} size="thick" />
          <Outcome>{isBusy ? toolsTexts.busy : texts.running(read, rows)}</Outcome>
        </>
      )}
      {(phase === 'done' || phase === 'stopped') && <Outcome>{texts.done(saved, problems.length)}</Outcome>}
      {phase === 'failed' && (
        <>
          <Failure error={error} />
          {saved > 0 && <Outcome>{texts.doneBefore(saved)}</Outcome>}
        </>
      )}
      <Problems problems={problems} />
      <Row gap={4} wrap>
        {isRunning ? (
          <Button onClick={stop}>{toolsTexts.stop}</Button>
        ) : (
          <Button onClick={() => input.current?.click()}>{texts.choose}</Button>
        )}
      </Row>
    </>
  );
}

/** The table is as long as what went wrong; the first hundred rows show what it is. */
const shownProblems = 100;

function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  const rows = problems.slice(0, shownProblems).map((problem, place) => ({ ...problem, place }));
  return (
    <>
      <AdminTable
        caption={texts.problems}
        file="voices-problems"
        columns={[
          { name: texts.line, figures: true, value: ({ line }) => line, cell: ({ line }) => line },
          { name: texts.file, value: ({ file }) => file, cell: ({ file }) => file },
          {
            name: texts.reason,
            value: ({ reason }) => reason,
            cell: ({ reason }) => <MixedText>{reason}</MixedText>,
          },
        ]}
        rows={rows}
        keyOf={({ place }) => place}
      />
      {problems.length > shownProblems && <Text as="p">{texts.more(problems.length - shownProblems)}</Text>}
    </>
  );
}

function Export({ speakers }: { speakers: VoiceCoverage['speakers'] }) {
  const { session } = useServices();
  const { launch } = useTelegram();
  const [speakerId, setSpeakerId] = useState('');
  const [state, setState] = useState<{ isLoading: boolean; error: unknown; name?: string }>({
    isLoading: false,
    error: undefined,
  });
  if (!canSaveFiles(launch.platform)) return <Text as="p">{texts.blocked}</Text>;

  async function download() {
    setState({ isLoading: true, error: undefined });
    try {
      const query = speakerId === '' ? '' : `?speakerId=${speakerId}`;
      const file = await fetchFile(session, `/api/sounds/export${query}`, 'mila-voices.zip');
      saveFile(file);
      setState({ isLoading: false, error: undefined, name: file.name });
    } catch (error) {
      setState({ isLoading: false, error });
    }
  }

  return (
    <>
      {speakers.length > 1 && (
        <SelectField
          label={texts.whose}
          value={speakerId}
          options={[
            { value: '', name: texts.everybody },
            ...speakers.map(({ id, name }) => ({ value: String(id), name })),
          ]}
          onChange={setSpeakerId}
        />
      )}
      {state.name && <Outcome>{texts.saved(state.name)}</Outcome>}
      {state.error !== undefined && <Failure error={state.error} />}
      <Row gap={4} wrap>
        <Button loading={state.isLoading} onClick={() => void download()}>
          {texts.download}
        </Button>
      </Row>
    </>
  );
}
