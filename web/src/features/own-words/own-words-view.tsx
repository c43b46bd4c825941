import '../../ui/styles/fonts.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnLimits, OwnWord } from '../../../../core/contracts/own-words.ts';
import { keepWordTexts } from '../../../../core/texts/home/keep-word.ts';
import { ownWordViewTexts as texts } from '../../../../core/texts/home/own-words.ts';
import { noOwnWordsHint, ownWordsCount } from '../../../../core/texts/own-standing.ts';
import { KeepForm } from '../../exercises/keep/keep-form.tsx';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { useExerciseSession } from '../../exercises/use-exercise-session.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { ownWordsQuery } from '../../lib/own-words/own-words-query.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { useSettled } from '../../lib/time/use-settled.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PenIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Hint, Text, Title } from '../../ui/text.tsx';
import { FileOffer } from './file-offer.tsx';
import { LearnButton } from './learn-button.tsx';
import styles from './own-words.module.css';
import { PasteSheet } from './paste-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { SharedLinks } from './shared-links.tsx';
import { WordList } from './word-list.tsx';
import { WordSheet } from './word-sheet.tsx';

export type OwnWordsViewProps = ScreenProps<'own-words'> & {
  createSession?: (services: Services) => ExerciseSession;
};

/** What is open over the list. */
type Open = { sheet: 'add' | 'paste' | 'share' } | { sheet: 'word' | 'edit'; word: OwnWord };

/** «Мои слова»: what the learner keeps for themselves, to be found, learned, changed and shared. */
export function OwnWordsView({
  from,
  onExit,
  onOpen,
  createSession = createExerciseSession,
}: OwnWordsViewProps) {
  const services = useServices();
  const outbox = useOutbox();
  const session = useExerciseSession(createSession);
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed).trim();
  const [open, setOpen] = useState<Open | null>(null);
  const all = useInfiniteQuery(ownWordsQuery(services, outbox));
  const leave = () => (from ? onOpen({ name: from }) : onExit());
  const close = () => setOpen(null);
  useBackButton(leave);

  if (!all.data && all.error && !all.isFetching) {
    return (
      <LoadFailure
        {...{ title: texts.failed, text: texts.failedHint, retry: texts.retry, back: texts.back }}
        onRetry={() => void all.refetch()}
        onBack={leave}
      />
    );
  }
  if (!all.data) return <OwnWordsSkeleton />;
  const [first] = all.data.pages;
  const words = all.data.pages.flatMap((page) => page.words);
  const shown =
    open && 'word' in open ? (words.find(({ id }) => id === open.word.id) ?? open.word) : undefined;
  const isKept = first?.source === 'device';
  return (
    <Stack gap={7} grow>
      <Row gap={5} align="baseline" justify="between" wrap>
        <Title>{keepWordTexts.title}</Title>
        {first?.limits && <Text tone="soft">{ownWordsCount(first.limits.words, first.limits.maxWords)}</Text>}
      </Row>
      {isKept && <Hint as="p">{texts.offline}</Hint>}
      <LimitOfDay limits={first?.limits ?? null} />
      {words.length === 0 ? (
        <Notice icon={<PenIcon size={36} />} title={texts.empty} text={noOwnWordsHint}>
          <Button variant="primary" onClick={() => setOpen({ sheet: 'add' })}>
            {texts.add}
          </Button>
          <Button variant="quiet" onClick={() => setOpen({ sheet: 'paste' })}>
            {texts.paste}
          </Button>
        </Notice>
      ) : (
        <>
          <Row gap={4} wrap className={styles.buttons}>
            <Button onClick={() => setOpen({ sheet: 'add' })}>{texts.add}</Button>
            <Button onClick={() => setOpen({ sheet: 'paste' })}>{texts.paste}</Button>
          </Row>
          <WordList
            {...{ typed, asked }}
            player={session.player}
            onType={setTyped}
            onChoose={(word) => setOpen({ sheet: 'word', word })}
          />
          {!isKept && <Button onClick={() => setOpen({ sheet: 'share' })}>{texts.sharing.open}</Button>}
          <SharedLinks />
          <FileOffer />
          <LearnButton words={words} hasMore={all.hasNextPage} onOpen={onOpen} />
        </>
      )}
      {open?.sheet === 'add' && <KeepForm onClose={close} />}
      {open?.sheet === 'paste' && <PasteSheet onClose={close} />}
      {open?.sheet === 'share' && <ShareSheet words={words} onClose={close} />}
      {open?.sheet === 'edit' && shown && <KeepForm edited={shown} onClose={close} />}
      {open?.sheet === 'word' && shown && (
        <WordSheet
          word={shown}
          session={session}
          onEdit={() => setOpen({ sheet: 'edit', word: shown })}
          onClose={close}
        />
      )}
    </Stack>
  );
}

/** From so many on, what is left of the day is said. */
const sayLeftFrom = 20;

function LimitOfDay({ limits }: { limits: OwnLimits | null }) {
  if (!limits) return null;
  const left = Math.max(0, limits.maxPerDay - limits.addedToday);
  return left > sayLeftFrom ? null : <Hint as="p">{texts.leftToday(left)}</Hint>;
}

/** Grey shapes where the words will be. */
function OwnWordsSkeleton() {
  return (
    <Stack gap={6} role="status" aria-label={texts.loading}>
      <Skeleton width="50%" height="28px" />
      <Skeleton height="48px" radius="m" />
      <Skeleton height="320px" radius="m" />
    </Stack>
  );
}
