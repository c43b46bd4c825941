import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { newEventId } from '../../../lib/outbox/event-id.ts';
import { useServices } from '../../../lib/services.ts';
import { useBackButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { FieldNote } from '../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Hint } from '../../../ui/text.tsx';
import { BackRow } from '../back-row.tsx';
import { useRefusals } from '../content/use-refusals.ts';
import { SectionTitle } from '../panel.tsx';
import { useEditGuard } from '../unsaved.ts';
import { useBroadcastDrafts } from './broadcast-drafts.ts';
import { type BroadcastForm, checkForm, type FormFault } from './broadcast-form.ts';
import styles from './broadcasts.module.css';
import { audienceQuery } from './broadcasts-queries.ts';
import { DropDraft } from './drop-draft.tsx';
import { MarkedArea } from './marked-area.tsx';
import { MessagePreview } from './message-preview.tsx';
import { PhotoField } from './photo-field.tsx';
import { AudienceFields, ButtonFields, TimeFields } from './target-fields.tsx';
import { useSending } from './use-sending.ts';

export type BroadcastEditorProps = {
  /** The draft from the chat that it completes. */
  draftId: number | null;
  start: BroadcastForm;
  /** Formats of the chat that the editor has no mark for. */
  hasLost?: boolean;
  onSent: (id: number) => void;
  onClose: () => void;
  /** The draft was deleted. */
  onDropped: () => void;
};

/** A broadcast before it is sent: its parts, how it will look, a test to oneself, and the sending. */
export function BroadcastEditor(props: BroadcastEditorProps) {
  const { draftId, start, hasLost = false, onSent, onClose, onDropped } = props;
  const { api } = useServices();
  const drafts = useBroadcastDrafts();
  const [kept] = useState(() => drafts.read(draftId));
  const [form, setForm] = useState(kept?.form ?? start);
  // The same one after a failure: the server may have heard it all the same.
  const [eventId] = useState(() => kept?.eventId ?? newEventId());
  const [isChecked, setChecked] = useState(false);
  const refusals = useRefusals();
  const { message, length, most, audience, faults } = checkForm(form);
  const isEdited = JSON.stringify(form) !== JSON.stringify(start);
  useBackButton(onClose);
  useEditGuard(isEdited, () => drafts.remove(draftId));
  useEffect(() => {
    if (isEdited) drafts.write(draftId, { form, revision: undefined, eventId });
    else drafts.remove(draftId);
  }, [form, isEdited, draftId, eventId, drafts]);
  const { test, send } = useSending({ draftId, form, eventId, onSent });
  const change = (changed: Partial<BroadcastForm>) => setForm({ ...form, ...changed });
  const notesOf = (field: FormFault['field']): FieldNote[] =>
    faults.flatMap(({ field: of, text }) =>
      of === field && (isChecked || field === 'marked') && (isChecked || form.marked !== '')
        ? [{ tone: 'error', text }]
        : [],
    );
  const { data: reached } = useQuery({
    ...audienceQuery(api, audience ?? { kind: 'all' }),
    enabled: audience !== undefined,
  });
  function leave() {
    drafts.remove(draftId);
    setForm(start);
    onDropped();
  }
  function attempt(fields: readonly FormFault['field'][], go: () => void) {
    setChecked(true);
    if (faults.some(({ field }) => fields.includes(field))) refusals.note();
    else go();
  }

  return (
    <>
      <BackRow name={texts.back} onBack={onClose} />
      <SectionTitle>{texts.create}</SectionTitle>
      <div ref={refusals.editor} className={styles.columns}>
        <Stack gap={6} inert={send.isPending}>
          <Card gap={5}>
            {hasLost && <Hint as="p">{texts.lost}</Hint>}
            <MarkedArea
              value={form.marked}
              notes={[...notesOf('marked'), { tone: 'hint', text: texts.length(length, most) }]}
              onChange={(marked) => change({ marked })}
            />
            <PhotoField photo={form.photo} onChange={(photo) => change({ photo })} />
            <ButtonFields form={form} notes={notesOf('button')} onChange={change} />
          </Card>
          <Card gap={5}>
            <AudienceFields form={form} audience={audience} notes={notesOf('audience')} onChange={change} />
            <TimeFields form={form} notes={notesOf('time')} onChange={change} />
          </Card>
        </Stack>
        <Stack gap={6} className={styles.beside}>
          <Card>
            <MessagePreview
              message={message}
              photo={form.photo && { url: 'url' in form.photo ? form.photo.url : null }}
              label={form.place === '' ? null : form.label.trim() || texts.usualLabels[form.place]}
            />
          </Card>
          <Row gap={4} wrap="tight">
            <Button
              loading={test.isPending}
              onClick={() => attempt(['marked', 'button'], () => test.mutate())}
            >
              {texts.test}
            </Button>
            <Button
              variant="primary"
              loading={send.isPending}
              disabled={reached?.count === 0}
              onClick={() => attempt(['marked', 'button', 'audience', 'time'], () => send.mutate())}
            >
              {texts.send}
            </Button>
            {draftId !== null && <DropDraft id={draftId} onDropped={leave} />}
          </Row>
        </Stack>
      </div>
    </>
  );
}
