import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminReport } from '../../../../../core/contracts/reports.ts';
import { reportLengths } from '../../../../../core/reports/reports.ts';
import { reportAdminTexts as texts } from '../../../../../core/texts/admin/reports.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/field.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import { useEditGuard } from '../unsaved.ts';
import { inboxKey } from './inbox-queries.ts';

type CloseFormProps = { report: AdminReport; onEnd: () => void };

/** The answer that closes a report, and those about the same if one likes. */
export function CloseForm({ report: { id, alike }, onEnd }: CloseFormProps) {
  const { api, toast } = useServices();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const [reply, setReply] = useState('');
  const [withAlike, setWithAlike] = useState(alike > 0);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call('POST /admin/reports/{id}/close', { params: { id }, body: { reply, alike: withAlike } }),
    onSuccess: ({ closed }) => {
      toast({ title: texts.closed(closed) });
      onEnd();
      return queryClient.invalidateQueries({ queryKey: inboxKey });
    },
    onError: (error) => tellFailure(texts.failed, error),
  });
  const isWritten = reply.trim() !== '';
  useEditGuard(isWritten && !isPending, onEnd);
  return (
    <Stack gap={4}>
      <Row gap={3} wrap="tight">
        {texts.quick.map((one) => (
          <Button key={one} size="small" onClick={() => setReply(one)}>
            {one}
          </Button>
        ))}
      </Row>
      <TextArea
        label={texts.reply}
        rows={2}
        maxLength={reportLengths.reply}
        dir="auto"
        value={reply}
        notes={[{ tone: 'hint', text: texts.replyHint }]}
        onChange={setReply}
      />
      {alike > 0 && <Switch checkbox name={texts.closeAlike(alike)} on={withAlike} onToggle={setWithAlike} />}
      <Row gap={4} wrap="tight">
        <Button variant="primary" disabled={!isWritten} loading={isPending} onClick={() => mutate()}>
          {texts.send}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
