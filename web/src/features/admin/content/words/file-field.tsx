import { useId, useRef, useState } from 'react';
import { isSilent } from '../../../../../../core/hebrew/shown.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import type { UploadKind } from '../../../../../../core/uploads/uploads.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SpeakerIcon } from '../../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Text } from '../../../../ui/text.tsx';
import { UploadIcon } from '../content-icons.tsx';
import { type Attached, urlOf } from '../lessons/lesson-form.ts';
import styles from './file-field.module.css';
import { createSendFile, type SendFile } from './send-file.ts';
import { usePlay } from './use-play.ts';

const texts = adminContentTexts.upload;

/** Files that belong to a word. */
type WordFileKind = Exclude<UploadKind, 'photo'>;

/** What the file picker offers; the actual type is read from the content. */
const offered: Record<WordFileKind, string> = {
  audio: '.mp3,.wav,audio/mpeg,audio/wav',
  handwriting: '.png,.jpg,.jpeg,.svg,image/png,image/jpeg,image/svg+xml',
};

type FileFieldProps = {
  kind: WordFileKind;
  file: Attached;
  /** The word that it belongs to. */
  word: string;
  /** What is heard without a file: the course's sound, otherwise a voice. */
  spoken?: Parameters<typeof isSilent>[0];
  onChange: (file: Attached) => void;
  send?: SendFile;
};

/** Sound or handwritten example of a word: sent when it is chosen, and can be played or seen at once. */
export function FileField({ kind, file, word, spoken, onChange, send }: FileFieldProps) {
  const { haptic } = useTelegram();
  const { api } = useServices();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'sending'>('idle');
  const [fault, setFault] = useState<string | null>(null);
  const play = usePlay();
  const url = urlOf(file);
  const voiced =
    spoken && !isSilent(spoken) ? { url: spoken.audio, text: spoken.pronunciation || word } : null;
  const sound = url ? { url } : voiced;

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setState('sending');
    setFault(null);
    const sent = await (send ?? createSendFile(api))(chosen, kind);
    setState('idle');
    // The same file may be chosen again after it has been corrected.
    if (picker.current) picker.current.value = '';
    if (!sent.ok) {
      haptic('error');
      setFault(sent.message);
      return;
    }
    onChange({ state: 'new', uploadId: sent.id, url: sent.url });
    if (kind === 'audio') void play({ url: sent.url });
  }

  return (
    <Stack gap={3} className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {texts[kind]}
      </label>
      <input
        ref={picker}
        id={id}
        type="file"
        className={styles.picker}
        accept={offered[kind]}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {kind === 'handwriting' && url && <img className={styles.image} src={url} alt={texts.imageOf(word)} />}
      <Row gap={3} wrap>
        {kind === 'audio' && sound && (
          <Button icon={<SpeakerIcon size={18} />} onClick={() => void play(sound)}>
            {texts.play}
          </Button>
        )}
        <Button
          icon={<UploadIcon size={18} />}
          loading={state === 'sending'}
          onClick={() => picker.current?.click()}
        >
          {url ? texts.replace : texts.choose}
        </Button>
        {url && (
          <Button variant="quiet" onClick={() => onChange({ state: 'removed' })}>
            {texts.remove}
          </Button>
        )}
      </Row>
      <Text as="p" tone="soft" size="xs" id={`${id}-hint`}>
        {kind === 'audio' ? texts.audioHint : texts.handwritingHint}
        {kind === 'audio' && !url && `. ${texts.synthetic}.`}
      </Text>
      {fault && (
        <Text as="p" tone="wrong" size="s" role="alert">
          {adminTexts.failed.upload}. {fault}
        </Text>
      )}
    </Stack>
  );
}
