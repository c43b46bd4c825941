import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AdminThreadMessage } from '../../../../../core/contracts/inbox.ts';
import { inboxAdminTexts as texts } from '../../../../../core/texts/admin/inbox.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { useBackButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SpeakerIcon } from '../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ModalDialog } from '../../../ui/surfaces/modal-dialog.tsx';
import { Hint } from '../../../ui/text.tsx';
import { reasonOf } from '../load-failed.tsx';
import styles from './inbox.module.css';
import { threadFileQuery } from './inbox-queries.ts';

type ThreadFileProps = { threadId: number; message: AdminThreadMessage };

/** A photo is shown once it is near the view, a recording is fetched by a tap; anything else has only its name here. */
export function ThreadFile(props: ThreadFileProps) {
  const { kind } = props.message;
  if (kind === 'photo') return <Photo {...props} />;
  if (kind === 'voice' || kind === 'audio') return <Recording {...props} />;
  return <p className={styles.file}>{texts.messageKinds[kind]}</p>;
}

function Photo({ threadId, message }: ThreadFileProps) {
  const { api } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const query = useQuery({ ...threadFileQuery(api, threadId, message.id), enabled: isNear });
  const address = useObjectAddress(query.data);
  const [isLarge, setLarge] = useState(false);
  const name = texts.photoOf(momentText(message.at));
  return (
    <div ref={place}>
      {address ? (
        <button
          type="button"
          className={styles.photo}
          aria-label={texts.enlarge(name)}
          onClick={() => setLarge(true)}
        >
          <img src={address} alt={name} />
        </button>
      ) : query.error ? (
        <Failed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="160px" width="200px" radius="m" />
      )}
      {isLarge && address && <LargePhoto address={address} name={name} onClose={() => setLarge(false)} />}
    </div>
  );
}

function LargePhoto({ address, name, onClose }: { address: string; name: string; onClose: () => void }) {
  useBackButton(onClose);
  return (
    <ModalDialog look="screen" label={name} onClose={onClose} className={styles.large}>
      <div className={styles.largePhoto}>
        <img src={address} alt={name} />
      </div>
      <Row gap={4} className={styles.largeBar}>
        <Button onClick={onClose}>{texts.closePhoto}</Button>
      </Row>
    </ModalDialog>
  );
}

function Recording({ threadId, message }: ThreadFileProps) {
  const { api } = useServices();
  const [isWanted, setWanted] = useState(false);
  const [isUnplayable, setUnplayable] = useState(false);
  const query = useQuery({ ...threadFileQuery(api, threadId, message.id), enabled: isWanted });
  const address = useObjectAddress(query.data);
  const name = texts.messageKinds[message.kind];
  return (
    <Stack gap={2} align="start">
      <p className={styles.file}>{name}</p>
      {address && !isUnplayable ? (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written down what a learner says
        <audio
          controls
          autoPlay
          className={styles.recording}
          aria-label={name}
          src={address}
          onError={() => setUnplayable(true)}
        />
      ) : query.error ? (
        <Failed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : isUnplayable ? (
        <Hint as="p">{texts.unplayable}</Hint>
      ) : (
        <Button
          size="small"
          icon={<SpeakerIcon size={20} />}
          loading={query.isFetching}
          onClick={() => setWanted(true)}
        >
          {texts.hear}
        </Button>
      )}
    </Stack>
  );
}

type FailedProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  return (
    <Stack gap={2} align="start" role="alert">
      <Hint as="p">{reasonOf(error) || texts.fileFailed}</Hint>
      <Button size="small" loading={isRetrying} onClick={onRetry}>
        {texts.retry}
      </Button>
    </Stack>
  );
}

/** The address of bytes in this page, while they are shown. */
function useObjectAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!bytes) return undefined;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}

/** So far below the view something counts as near, px. */
const nearPx = 400;

/** Whether an element was near the view once; where a browser cannot tell, it is. */
function useIsNear(place: { readonly current: Element | null }): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
