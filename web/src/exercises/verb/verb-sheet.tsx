import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { VerbDetail, Word } from '../../../../core/contracts/catalogue.ts';
import { type FormKey, formKeysOf, type Tense, tenses } from '../../../../core/hebrew/conjugation/forms.ts';
import { verbCardTexts } from '../../../../core/texts/lesson/grammar/verb-card.ts';
import { russianPair, shownRoot, verbTexts } from '../../../../core/texts/lesson/grammar/verbs.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { ApiError } from '../../lib/api/http.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useServices } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { useSheetButtons } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../ui/hebrew/meaning.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardSheet } from '../../ui/surfaces/card-sheet.tsx';
import { Chip } from '../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../ui/text.tsx';
import { PracticeButton } from '../forms/practice-button.tsx';
import { SentenceRow } from '../sentence/sentence-row.tsx';
import { VerbFamily } from './verb-family.tsx';
import { VerbFormButton } from './verb-form-button.tsx';
import styles from './verb-sheet.module.css';

export type VerbSheetProps = { word: Word; player: AudioPlayer; onClose: () => void };

/**
 * The card of a verb: its meaning, root and binyan, its forms by tense, each of which sounds at a tap, and the words of
 * the same root. A verb among those opens its own card here, and the way back leads to the one before.
 */
export function VerbSheet({ word: first, player, onClose }: VerbSheetProps) {
  const [path, setPath] = useState<readonly Word[]>([first]);
  const word = path.at(-1) ?? first;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verb', word.id],
    queryFn: ({ signal }) => api.call('GET /verbs/{wordId}', { params: { wordId: word.id }, signal }),
  });
  useSheetButtons(path.length > 1 ? () => setPath(path.slice(0, -1)) : onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another verb is read from its beginning
  useEffect(() => {
    dialog.current?.scrollTo?.(0, 0);
  }, [word.id]);

  return (
    <CardSheet ref={dialog} labelledBy={titleId} closeLabel={verbCardTexts.close} onClose={onClose}>
      <Heading word={word} id={titleId} verb={data} />
      {data && <PracticeButton key={word.id} wordId={word.id} player={player} />}
      {data &&
        tenses.map((tense) => (
          <TenseTable
            key={`${word.id} ${tense}`}
            tense={tense}
            verb={data}
            wordId={word.id}
            player={player}
          />
        ))}
      {data && data.family.length > 0 && (
        <VerbFamily verb={data} player={player} onOpen={(verb) => setPath([...path, verb])} />
      )}
      {!data && error && !isFetching && (
        <Stack gap={6} align="center">
          <p role="alert">
            {error instanceof ApiError && error.code === 'premium_required'
              ? verbCardTexts.locked
              : verbCardTexts.failed}
          </p>
          <Button onClick={() => void refetch()}>{verbCardTexts.retry}</Button>
        </Stack>
      )}
      {!data && isFetching && (
        <Stack gap={6} role="status" aria-label={verbCardTexts.loading}>
          <Skeleton height="10rem" radius="m" />
          <Skeleton height="20rem" radius="m" />
        </Stack>
      )}
    </CardSheet>
  );
}

type HeadingProps = { word: Word; id: string; verb: VerbDetail | undefined };

/** The infinitive, or the word itself where the verb has none; its meaning, root, binyan and government. */
function Heading({ word, id, verb }: HeadingProps) {
  const { niqqud, transcription } = useSettings();
  const infinitive = verb?.forms.infinitive;
  const shown = infinitive ?? { pointed: word.pronunciation, full: word.hebrew, ...word };
  const { root, binyan } = verb ?? word.verb ?? { root: '', binyan: 'paal' };
  return (
    <Stack gap={3} className={styles.head}>
      <Row as="h2" gap={5} align="baseline" wrap="tight" id={id}>
        <Hebrew size="large">{niqqud ? shown.pointed : shown.full}</Hebrew>
        {transcription && <span className={styles.transcription}>[{shown.transcription}]</span>}
      </Row>
      <Text size="l" weight="strong">
        <Meaning>{verb ? russianPair(verb) : word.russian}</Meaning>
      </Text>
      {verb?.government && (
        <Hint as="p">
          <MixedText>{verbCardTexts.government(verb.government)}</MixedText>
        </Hint>
      )}
      <Row gap={4} align="center" wrap="tight">
        <Chip>
          {verbCardTexts.root} <Hebrew className={styles.root}>{shownRoot(root).join('־')}</Hebrew>
        </Chip>
        <Chip>
          {verbCardTexts.binyan} {verbTexts.binyan[binyan]}
        </Chip>
      </Row>
    </Stack>
  );
}

/** Two forms a line that belong together: one and many, he and she. */
const lines: Partial<Record<Tense, readonly FormKey[]>> = {
  past: [
    'past.1sg',
    'past.1pl',
    'past.2sg.m',
    'past.2sg.f',
    'past.3sg.m',
    'past.3sg.f',
    'past.2pl.m',
    'past.3pl',
  ],
  future: [
    'future.1sg',
    'future.1pl',
    'future.2sg.m',
    'future.2sg.f',
    'future.3sg.m',
    'future.3sg.f',
    'future.2pl.m',
    'future.3pl.m',
  ],
};

type TenseTableProps = { tense: Tense; verb: VerbDetail; wordId: number; player: AudioPlayer };

function TenseTable({ tense, verb, wordId, player }: TenseTableProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<FormKey | null>(null);
  const example = verb.examples.find(({ form }) => form === chosen);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (example) shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [example]);
  const keys = (lines[tense] ?? formKeysOf(tense)).filter((key) => verb.forms[key]);
  if (keys.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Hint as="p">
        <strong id={titleId}>{verbTexts.tense[tense]}</strong>
      </Hint>
      <ul className={styles.table}>
        {keys.map((key) => (
          <li key={key}>
            <VerbFormButton
              formKey={key}
              verb={verb}
              player={player}
              isChosen={example?.form === key}
              onChoose={() => setChosen(key)}
            />
          </li>
        ))}
      </ul>
      {example && (
        <section ref={shown} key={example.form} className={styles.example} aria-label={trainerTexts.example}>
          <SentenceRow sentence={example} player={player} about={{ subject: 'word', subjectId: wordId }} />
        </section>
      )}
    </Stack>
  );
}
