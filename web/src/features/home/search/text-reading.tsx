import { useQuery } from '@tanstack/react-query';
import type { ReadTextResponse } from '../../../../../core/contracts/search.ts';
import { maxOwnSentence } from '../../../../../core/own-words/limits.ts';
import { searchTexts as texts } from '../../../../../core/texts/home/search.ts';
import { knowledgeNames } from '../../../../../core/texts/lesson/reading-meaning.ts';
import { KeepWord } from '../../../exercises/keep/keep-word.tsx';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { ReadingLine } from './found-readings.tsx';
import styles from './search-sheet.module.css';

type TextWord = ReadTextResponse['words'][number];

/** Of a text of more different words only what is due and what is new is shown. */
const mostInSentence = 20;

/** A Hebrew text word by word: a sentence in its order, a longer text by how well its words are known. */
export function TextReading({ text }: { text: string }) {
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['read-text', text],
    queryFn: ({ signal }) => api.call('POST /search/text', { body: { text }, signal }),
  });
  if (isError && !isFetching) {
    return (
      <Stack gap={5} align="center">
        <p role="alert">{texts.textFailed}</p>
        <Button onClick={() => void refetch()}>{texts.retry}</Button>
      </Stack>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton height="8rem" radius="m" />
      </div>
    );
  }
  const { words, order } = data;
  const learned = words.filter(({ knowledge }) => knowledge === 'known' || knowledge === 'due');
  const often = [...words].sort((a, b) => b.count - a.count);
  const of = (...kinds: TextWord['knowledge'][]) =>
    often.filter(({ knowledge }) => kinds.includes(knowledge));
  return (
    <Stack gap={5}>
      <Hint as="p" className={styles.alike}>
        {texts.textOf(words.length, learned.length)}
      </Hint>
      {words.length <= mostInSentence ? (
        <Words met={text} label={texts.text} words={order.flatMap((place) => words[place] ?? [])} />
      ) : (
        <>
          <Group met={text} title={texts.due} words={of('due')} />
          <Group met={text} title={texts.fresh} words={of('new', 'locked', 'unknown')} />
          <Group met={text} title={texts.learned} words={of('known')} />
          <Group met={text} title={texts.names} words={of('name')} />
        </>
      )}
    </Stack>
  );
}

/** `met`: the whole text, in which a word was met. */
type GroupProps = { met: string; title: string; words: readonly TextWord[] };

function Group({ met, title, words }: GroupProps) {
  if (words.length === 0) return null;
  return (
    <Stack gap={3}>
      <Text weight="strong">{title}</Text>
      <Words met={met} label={title} words={words} />
    </Stack>
  );
}

function Words({ met, label, words }: Omit<GroupProps, 'title'> & { label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {words.map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand in a sentence twice
        <li key={place} className={styles.reading}>
          <WordOfText met={met} word={word} />
        </li>
      ))}
    </ul>
  );
}

function WordOfText({ met, word }: { met: string; word: TextWord }) {
  const { text, readings, knowledge, count } = word;
  const [first] = readings;
  const sentence = met.length <= maxOwnSentence ? met : undefined;
  return (
    <Stack as="span">
      <span>{first ? <ReadingLine written={text} reading={first} /> : <Hebrew>{text}</Hebrew>}</span>
      <Hint>{[knowledgeNames[knowledge], texts.times(count)].filter(Boolean).join(' · ')}</Hint>
      {(knowledge === 'unknown' || knowledge === 'name') && (
        <span>
          <KeepWord word={{ hebrew: text, russian: first?.russian ?? '', ...(sentence && { sentence }) }} />
        </span>
      )}
    </Stack>
  );
}
