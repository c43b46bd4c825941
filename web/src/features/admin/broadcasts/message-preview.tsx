import { useId, useState } from 'react';
import { type Segment, segmentsOf } from '../../../../../core/broadcasts/marked-text.ts';
import type { FormattedText } from '../../../../../core/ports.ts';
import { broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './message-preview.module.css';

type MessagePreviewProps = {
  message: FormattedText;
  /** `url`: null where the picture came from the chat. */
  photo: { url: string | null } | null;
  label: string | null;
};

/** A message in the look of Telegram's chats, in both themes whatever the app wears. */
export function MessagePreview({ message, photo, label }: MessagePreviewProps) {
  const heading = useId();
  const [isDark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  const isEmpty = message.text === '' && !photo;
  return (
    <Stack as="section" gap={4} aria-labelledby={heading}>
      <Text as="h2" weight="strong" id={heading}>
        {texts.preview}
      </Text>
      <div className={classNames(styles.chat, isDark && styles.dark)}>
        <div className={styles.message}>
          <div className={styles.bubble}>
            {photo?.url && <img className={styles.photo} src={photo.url} alt={texts.photoAlt} />}
            {photo && !photo.url && <div className={styles.unseen}>{texts.photoFromChat}</div>}
            {(message.text !== '' || isEmpty) && (
              <p className={styles.text} dir="auto">
                {isEmpty ? (
                  <span className={styles.empty}>{texts.previewEmpty}</span>
                ) : (
                  segmentsOf(message).map((segment, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
                    <Piece key={at} {...segment} />
                  ))
                )}
              </p>
            )}
          </div>
          {label && <div className={styles.button}>{label}</div>}
        </div>
      </div>
      <Switch name={texts.dark} on={isDark} onToggle={setDark} />
    </Stack>
  );
}

const classOfType: Readonly<Record<string, string | undefined>> = {
  bold: styles.bold,
  italic: styles.italic,
  underline: styles.underline,
  strikethrough: styles.strikethrough,
  spoiler: styles.spoiler,
  code: styles.code,
  text_link: styles.link,
  url: styles.link,
};

function Piece({ text, types, url }: Segment) {
  return (
    <span className={classNames(...types.map((type) => classOfType[type]))} title={url}>
      {text}
    </span>
  );
}
