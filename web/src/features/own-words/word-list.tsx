import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnWord } from '../../../../core/contracts/own-words.ts';
import { ownWordViewTexts as texts } from '../../../../core/texts/home/own-words.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { ownWordsQuery } from '../../lib/own-words/own-words-query.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardList } from '../../ui/surfaces/card-list.tsx';
import { OwnWordRow } from './own-word-row.tsx';

type WordListProps = {
  typed: string;
  /** What was typed, once typing has paused. */
  asked: string;
  player: AudioPlayer;
  onType: (text: string) => void;
  onChoose: (word: OwnWord) => void;
};

/** The words with what is typed in them, the newest first, page by page. */
export function WordList({ typed, asked, player, onType, onChoose }: WordListProps) {
  const services = useServices();
  const query = useInfiniteQuery(ownWordsQuery(services, useOutbox(), asked));
  const words = query.data?.pages.flatMap((page) => page.words);
  return (
    <Stack gap={5} aria-busy={query.isFetching}>
      <TextField
        label={texts.search}
        type="search"
        dir="auto"
        maxLength={60}
        enterKeyHint="search"
        value={typed}
        onChange={onType}
      />
      {!words && query.isFetching && <Skeleton height="160px" radius="m" />}
      {!words && query.error && !query.isFetching && (
        <Stack gap={4} align="start" role="alert">
          <p>{texts.failed}</p>
          <Button onClick={() => void query.refetch()}>{texts.retry}</Button>
        </Stack>
      )}
      {words && words.length === 0 && (
        <p role="status">
          <MixedText>{texts.nothing(asked)}</MixedText>
        </p>
      )}
      {words && words.length > 0 && (
        <CardList label={texts.list}>
          {words.map((word) => (
            <li key={word.id}>
              <OwnWordRow word={word} player={player} onChoose={() => onChoose(word)} />
            </li>
          ))}
        </CardList>
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}
