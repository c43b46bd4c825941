import { useRef, useState } from 'react';
import { broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { createSendFile } from '../content/words/send-file.ts';
import type { FormPhoto } from './broadcast-form.ts';
import styles from './broadcasts.module.css';
import { shrinkPhoto } from './shrink-photo.ts';

type PhotoFieldProps = { photo: FormPhoto | null; onChange: (photo: FormPhoto | null) => void };

/** The picture above the text: made small enough and sent when it is chosen. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { api } = useServices();
  const { haptic } = useTelegram();
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setSending(true);
    setFault(null);
    const small = await shrinkPhoto(chosen);
    const sent = small && (await createSendFile(api)(small, 'photo'));
    setSending(false);
    // The same file may be chosen again.
    if (picker.current) picker.current.value = '';
    if (sent?.ok) return onChange({ uploadId: sent.id, url: sent.url });
    haptic('error');
    setFault(sent ? sent.message || texts.photoFailed : texts.photoUnreadable);
  }

  return (
    <Stack gap={2}>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={texts.photo}
        accept="image/png,image/jpeg,image/webp,image/heic"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Row gap={3} wrap="tight" align="center">
        <Button size="small" loading={isSending} onClick={() => picker.current?.click()}>
          {isSending ? texts.photoLoading : photo ? texts.otherPhoto : texts.addPhoto}
        </Button>
        {photo && (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            {texts.removePhoto}
          </Button>
        )}
      </Row>
      {fault && (
        <Text tone="wrong" size="s" role="alert" className={styles.fault}>
          {fault}
        </Text>
      )}
    </Stack>
  );
}
