import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import type { VerbPractice } from '../../../../core/contracts/forms.ts';
import type { Tense } from '../../../../core/hebrew/conjugation/forms.ts';
import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import { verbTexts } from '../../../../core/texts/lesson/grammar/verbs.ts';
import { ApiError } from '../../lib/api/http.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { useSheetButtons } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PlayIcon } from '../../ui/icons/icons.tsx';
import { CrossIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ModalDialog } from '../../ui/surfaces/modal-dialog.tsx';
import { Hint, Text, Title } from '../../ui/text.tsx';
import { createExerciseSession, type ExerciseSession } from '../session.ts';
import { useExerciseSession } from '../use-exercise-session.ts';
import { FormPlayer, type FormRound } from './form-player.tsx';
import styles from './forms.module.css';

export type PracticeDialogProps = {
  wordId: number;
  /** The sound of the view that the practice was opened from. */
  player: AudioPlayer;
  createSession?: ((services: Services) => ExerciseSession) | undefined;
  onClose: () => void;
};

type Place =
  | { at: 'tenses' }
  | { at: 'round'; tense: Tense; visit: number }
  | { at: 'done'; tense: Tense; round: FormRound };

/** The practice of a verb by hand: a tense is chosen, played, and it is said how it went. */
export function PracticeDialog({
  wordId,
  player,
  createSession = createExerciseSession,
  onClose,
}: PracticeDialogProps) {
  const titleId = useId();
  const own = useExerciseSession(createSession);
  const session = useMemo(() => ({ ...own, player }), [own, player]);
  const [place, setPlace] = useState<Place>({ at: 'tenses' });
  const back = () => (place.at === 'tenses' ? onClose() : setPlace({ at: 'tenses' }));
  useSheetButtons(back);
  const start = (tense: Tense) => setPlace({ at: 'round', tense, visit: Math.random() });

  return (
    <ModalDialog
      look="screen"
      className={styles.dialog}
      labelledBy={titleId}
      // It leaves the round first.
      onEscape={back}
      onClose={onClose}
    >
      <Stack gap={5} className={styles.screen}>
        <Row gap={5} align="center" justify="between" className={styles.top}>
          <Text as="h2" size="l" weight="strong" id={titleId}>
            {place.at === 'tenses' ? texts.title : verbTexts.tense[place.tense]}
          </Text>
          <Button
            variant="quiet"
            size="icon"
            aria-label={texts.close}
            icon={<CrossIcon size={24} />}
            onClick={back}
          />
        </Row>
        {place.at === 'tenses' && <Tenses wordId={wordId} onStart={start} onClose={onClose} />}
        {place.at === 'round' && (
          <Round
            key={place.visit}
            wordId={wordId}
            tense={place.tense}
            visit={place.visit}
            session={session}
            onDone={(round) => setPlace({ at: 'done', tense: place.tense, round })}
            onClose={onClose}
          />
        )}
        {place.at === 'done' && (
          <Done
            round={place.round}
            onMore={() => start(place.tense)}
            onBack={() => setPlace({ at: 'tenses' })}
          />
        )}
      </Stack>
    </ModalDialog>
  );
}

/** Rounds are planned from all answers: those that wait on this device are sent first. */
function usePractice(wordId: number, tense?: Tense, visit = 0) {
  const { api } = useServices();
  const outbox = useOutbox();
  return useQuery<VerbPractice>({
    queryKey: ['forms', wordId, tense ?? 'all', visit],
    queryFn: async ({ signal }) => {
      await outbox.flush();
      return api.call('GET /forms/{wordId}', { params: { wordId }, query: tense ? { tense } : {}, signal });
    },
    staleTime: tense ? Number.POSITIVE_INFINITY : 0,
    gcTime: 0,
  });
}

type TensesProps = { wordId: number; onStart: (tense: Tense) => void; onClose: () => void };

function Tenses({ wordId, onStart, onClose }: TensesProps) {
  const { data, error, isFetching, refetch } = usePractice(wordId);
  if (!data && error && !isFetching)
    return <Problem {...{ error, onClose }} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <Stack gap={6}>
      <Hint as="p">{texts.tenses.title}</Hint>
      <ul className={styles.tenses}>
        {data.tenses.map(({ tense, isIntroduced, lessonName, met, all }) => (
          <li key={tense}>
            <button type="button" className={styles.tense} onClick={() => onStart(tense)}>
              <Stack gap={1}>
                <Text weight="strong">{verbTexts.tense[tense]}</Text>
                {!isIntroduced && lessonName && <Hint>{texts.tenses.inCourse(lessonName)}</Hint>}
              </Stack>
              <Row gap={4} align="center" className={styles.count}>
                <Hint>{texts.tenses.met(met, all)}</Hint>
                <PlayIcon size={20} />
              </Row>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

type RoundProps = {
  wordId: number;
  tense: Tense;
  visit: number;
  session: ExerciseSession;
  onDone: (round: FormRound) => void;
  onClose: () => void;
};

function Round({ wordId, tense, visit, session, onDone, onClose }: RoundProps) {
  const settings = useSettings();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = usePractice(wordId, tense, visit);
  if (!data && error && !isFetching)
    return <Problem {...{ error, onClose }} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const done = (round: FormRound) => {
    void client.invalidateQueries({ queryKey: ['forms', wordId, 'all'] });
    onDone(round);
  };
  // Its lesson was taken out of the course meanwhile.
  if (data.tasks.length === 0) return <Done round={{ asked: 0, right: 0, forms: 0 }} onBack={onClose} />;
  return <FormPlayer tasks={data.tasks} session={session} settings={settings} onDone={done} />;
}

type DoneProps = { round: FormRound; onMore?: () => void; onBack: () => void };

function Done({ round, onMore, onBack }: DoneProps) {
  return (
    <Stack gap={6} grow>
      <Stack gap={5} align="center" justify="center" grow className={styles.question}>
        <Title as="h2">{texts.done.title}</Title>
        {round.asked > 0 && <p>{texts.done.text(round.right, round.asked)}</p>}
        <Hint as="p">{texts.done.tomorrow}</Hint>
      </Stack>
      {onMore && (
        <Button variant="primary" size="large" block onClick={onMore}>
          {texts.more}
        </Button>
      )}
      <Button size="large" block onClick={onBack}>
        {texts.otherTense}
      </Button>
    </Stack>
  );
}

type ProblemProps = { error: unknown; onRetry: () => void; onClose: () => void };

function Problem({ error, onRetry, onClose }: ProblemProps) {
  const code = error instanceof ApiError ? error.code : undefined;
  const isFinal = code === 'premium_required' || code === 'word_not_found';
  return (
    <Stack gap={6} align="center" justify="center" grow>
      <p role="alert">{code === 'premium_required' ? texts.locked : isFinal ? texts.gone : texts.failed}</p>
      <Button onClick={isFinal ? onClose : onRetry}>{isFinal ? texts.close : texts.retry}</Button>
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap={6} grow role="status" aria-label={texts.loading}>
      <Skeleton height="8px" radius="round" />
      <Skeleton height="160px" radius="l" />
      <Skeleton height="160px" radius="l" />
    </Stack>
  );
}
