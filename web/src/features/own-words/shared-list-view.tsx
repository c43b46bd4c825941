import '../../ui/styles/fonts.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenedList } from '../../../../core/contracts/own-words.ts';
import { keepWordTexts } from '../../../../core/texts/home/keep-word.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { ApiError } from '../../lib/api/http.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import { refreshOwnWords } from '../../lib/own-words/own-words-query.ts';
import { useEventFor, useTellAdded, useTellFailure } from '../../lib/own-words/use-own-words.ts';
import { useServices } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { LinkIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Hint, Title } from '../../ui/text.tsx';
import styles from './own-words.module.css';
import { PickList } from './pick-list.tsx';
import { useLeftOut } from './use-left-out.ts';

const texts = ownWordViewTexts.shared;

/** Somebody's list, opened by its link: a copy can be taken, whole or in part. */
export function SharedListView({ token, onExit, onOpen }: ScreenProps<'shared-list'>) {
  const { api } = useServices();
  const {
    data: list,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: queryKeys.sharedList(token),
    queryFn: ({ signal }) => api.call('GET /shared-lists/{token}', { params: { token }, signal }),
    staleTime: 0,
    retry: false,
  });
  const toOwn = () => onOpen({ name: 'own-words' });
  useBackButton(onExit);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice icon={<LinkIcon size={36} />} title={texts.gone} text={texts.goneHint}>
        <Button variant="primary" onClick={toOwn}>
          {keepWordTexts.toOwn}
        </Button>
      </Notice>
    );
  }
  if (!list && error && !isFetching) {
    const { failed: title, failedHint: text, retry, back } = ownWordViewTexts;
    return <LoadFailure {...{ title, text, retry, back }} onRetry={() => void refetch()} onBack={onExit} />;
  }
  if (!list) {
    return (
      <Stack gap={6} role="status" aria-label={texts.loading}>
        <Skeleton width="60%" height="28px" />
        <Skeleton height="280px" radius="m" />
      </Stack>
    );
  }
  return <Opened list={list} onTaken={toOwn} />;
}

function Opened({ list, onTaken }: { list: OpenedList; onTaken: () => void }) {
  const { token, title, isOwn, words } = list;
  const { api } = useServices();
  const queryClient = useQueryClient();
  const tellAdded = useTellAdded();
  const tellFailure = useTellFailure();
  const eventFor = useEventFor();
  const { isLeft, pick } = useLeftOut();
  const places = words.flatMap(({ isKept }, place) => (isKept || isLeft(place) ? [] : [place]));
  const take = useMutation({
    mutationFn: () => {
      const body = { eventId: eventFor(places), places };
      return api.call('POST /shared-lists/{token}/copy', { params: { token }, body });
    },
    onSuccess(added) {
      tellAdded(added);
      void refreshOwnWords(queryClient);
      onTaken();
    },
    onError: tellFailure,
  });
  const areAllKept = words.every(({ isKept }) => isKept);
  return (
    <Stack gap={6} grow>
      <Title>
        <MixedText>{title}</MixedText>
      </Title>
      {isOwn && <Hint as="p">{texts.isOwn}</Hint>}
      {!isOwn && areAllKept && <Hint as="p">{texts.allKept}</Hint>}
      <PickList
        label={texts.words}
        words={words.map((word, place) => ({
          key: place,
          hebrew: word.pronunciation || word.hebrew,
          ...{ transcription: word.transcription, russian: word.russian },
          isPicked: places.includes(place) && !isOwn,
          hindrance: isOwn ? '' : word.isKept ? texts.isKept : undefined,
        }))}
        onPick={pick}
      />
      {!isOwn && <Report token={token} />}
      <div className={styles.ways}>
        {isOwn || areAllKept ? (
          <Button variant="primary" size="large" block onClick={onTaken}>
            {keepWordTexts.toOwn}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            block
            disabled={places.length === 0}
            loading={take.isPending}
            onClick={() => take.mutate()}
          >
            {texts.take(places.length)}
          </Button>
        )}
      </div>
    </Stack>
  );
}

function Report({ token }: { token: string }) {
  const { api, telegram, toast } = useServices();
  const tellFailure = useTellFailure();
  const report = useMutation({
    mutationFn: () => api.call('POST /shared-lists/{token}/report', { params: { token } }),
    onSuccess: () => toast({ title: texts.reported }),
    onError: tellFailure,
  });
  async function ask() {
    if (await telegram.confirmPopup(texts.reporting)) report.mutate();
  }
  return (
    <Button variant="quiet" disabled={report.isSuccess} loading={report.isPending} onClick={() => void ask()}>
      {texts.report}
    </Button>
  );
}
