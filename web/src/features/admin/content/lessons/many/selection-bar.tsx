import { useState } from 'react';
import type { ManyOutcome } from '../../../../../../../core/contracts/admin/lessons-many.ts';
import { adminContentTexts } from '../../../../../../../core/texts/admin/course/content.ts';
import { manyTexts as texts } from '../../../../../../../core/texts/admin/course/many.ts';
import { useServices, useTelegram } from '../../../../../lib/services.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../../../ui/layout.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import type { LessonFilter } from '../../content-queries.ts';
import { useTellFailure } from '../../tell-failure.ts';
import { ActsSheet } from './acts-sheet.tsx';
import { type BarAct, barActs } from './bar-acts.ts';
import styles from './many.module.css';
import { MoveSheet } from './move-sheet.tsx';
import { hiddenCount, type Selection } from './selection.ts';
import { useExport } from './use-export.ts';
import { useMany } from './use-many.ts';
import type { SelectionMode } from './use-selection.ts';

type SelectionBarProps = {
  mode: SelectionMode;
  selection: Selection;
  /** What the list is narrowed to, the ids that it shows, and how many it has found. */
  filter: LessonFilter;
  shown: readonly number[];
  total: number;
  onDone: (outcome: ManyOutcome) => void;
};

/** What is selected, and what can be done with it: below on a phone, above the list on a desktop. */
export function SelectionBar({ mode, selection, filter, shown, total, onDone }: SelectionBarProps) {
  const { confirmPopup } = useTelegram();
  const [open, setOpen] = useState<'acts' | 'move' | null>(null);
  const ids = [...selection.ids];
  const { doing, perform } = useMany(ids, onDone);
  const exportAs = useExport(ids);
  const all = useAllFound(filter, mode);
  const [count, hidden] = [ids.length, hiddenCount(selection, shown)];
  const isBusy = doing !== null || count === 0;

  async function act(chosen: BarAct): Promise<void> {
    setOpen(chosen === 'move' ? 'move' : null);
    if (chosen === 'move') return;
    if (chosen === 'json' || chosen === 'csv') return exportAs(chosen);
    const question = { title: texts.deleteTitle(count), message: texts.deleteText, yes: texts.deleteYes };
    const asks = { ...question, no: adminContentTexts.cancel, destructive: true };
    if (chosen === 'delete' && !(await confirmPopup(asks))) return;
    await perform(chosen);
  }

  return (
    <Stack as="section" gap={4} className={styles.bar} aria-label={texts.actions}>
      <Row gap={4} align="center" justify="between">
        <p className={styles.count}>
          <span aria-hidden>
            {texts.selected(count)}
            {hidden > 0 && <span className={styles.hidden}> · {texts.hidden(hidden)}</span>}
          </span>
          <span role="status">
            <VisuallyHidden>{texts.announced(count, hidden)}</VisuallyHidden>
          </span>
        </p>
        <Button
          size="small"
          variant="quiet"
          className={styles.clear}
          onClick={count > 0 ? mode.clear : mode.end}
        >
          {count > 0 ? texts.clear : texts.end}
        </Button>
      </Row>
      {total > count - hidden && (
        <Button size="small" loading={all.isLoading} onClick={() => void all.select()}>
          {texts.allFound(total)}
        </Button>
      )}
      <Row gap={4} wrap className={styles.acts}>
        {barActs.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === 'delete' ? 'danger' : one === 'publish' ? 'primary' : 'secondary'}
            className={one === 'publish' || one === 'hide' ? undefined : styles.wide}
            loading={doing === one}
            disabled={isBusy}
            onClick={() => void act(one)}
          >
            {texts.acts[one]}
          </Button>
        ))}
        <Button
          size="small"
          className={styles.narrow}
          loading={doing !== null && doing !== 'publish' && doing !== 'hide'}
          disabled={isBusy}
          aria-haspopup="dialog"
          onClick={() => setOpen('acts')}
        >
          {texts.more}
        </Button>
      </Row>
      {open === 'acts' && (
        <ActsSheet count={count} onAct={(one) => void act(one)} onClose={() => setOpen(null)} />
      )}
      {open === 'move' && (
        <MoveSheet
          count={count}
          isMoving={doing === 'move'}
          onMove={(subsectionId) => void perform('move', subsectionId)}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}

/** Takes in all that the filter finds on the server, whatever of it is loaded. */
function useAllFound(filter: LessonFilter, { addAll }: SelectionMode) {
  const { api } = useServices();
  const tellFailure = useTellFailure();
  const [isLoading, setLoading] = useState(false);
  async function select() {
    setLoading(true);
    try {
      addAll((await api.call('GET /admin/lessons/ids', { query: filter })).ids);
    } catch (error) {
      tellFailure(texts.allFailed, error);
    }
    setLoading(false);
  }
  return { isLoading, select };
}
