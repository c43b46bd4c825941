import '../../ui/styles/fonts.css';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import { type DayPart, dayOrder } from '../../../../core/day/order.ts';
import type { Need } from '../../../../core/round/kind.ts';
import type { Score } from '../../../../core/round/state.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { todayTexts } from '../../../../core/texts/home/today.ts';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { useExerciseSession } from '../../exercises/use-exercise-session.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { notePart } from '../../lib/kept/days.ts';
import type { KeptSession } from '../../lib/kept/session.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { useVoiceChoice } from '../../lib/settings/voice-choice.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { Rest } from './rest.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { Summary } from './summary.tsx';
import { TodayProblem } from './today-problem.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { type ReviewOptions, useReview } from './use-review.ts';
import { useLoadToday, useToday } from './use-today.ts';

/** What a day asks before its words. */
export type EarlyPart = Exclude<DayPart, 'words'>;

export type EarlyPartProps<P extends EarlyPart> = {
  tasks: TodayResponse[P];
  settings: Settings;
  session: ExerciseSession;
  /** There are words after it, to which a quiet way leads. */
  isBeforeWords: boolean;
  /** With how it went, where the end of the session says so; missing where it was passed over. */
  onDone: (score?: Score) => void;
};
export type EarlyParts = { [P in EarlyPart]: ComponentType<EarlyPartProps<P>> };

export type TodayViewProps = ScreenProps<'today'> & {
  /** Makes sound, microphone and recognisers for this visit. */
  createSession?: (services: Services) => ExerciseSession;
  options?: Omit<ReviewOptions, 'unmet'>;
  /** Play what is asked before the words; the app passes them, since some are other features. */
  parts?: Partial<EarlyParts>;
};

/** «Сегодня»: what is due is asked, word by word. It can be left and resumed at any moment, on any device. */
export function TodayView(props: TodayViewProps) {
  const [round, setRound] = useState(1);
  return <TodayRound key={round} round={round} {...props} onMore={() => setRound(round + 1)} />;
}

type RoundProps = TodayViewProps & { round: number; onMore: () => void };

function TodayRound({ round, kind = 'due', createSession = createExerciseSession, ...props }: RoundProps) {
  const { onExit, onOpen, onMore, options, parts = {} } = props;
  const services = useServices();
  const session = useExerciseSession(createSession);
  const settings = useSettings();
  const [over, setOver] = useState<readonly EarlyPart[]>([]);
  const [rules, setRules] = useState<Score>();
  const voiceChoice = useVoiceChoice();
  const [canSpeak] = useState(
    () => voiceChoice.speaks && session.recorder.isSupported() && session.speech.isConfigured(),
  );
  const { data, error, isFetching, refetch } = useToday(kind, round, canSpeak);
  useBackButton(onExit);
  useUndoRefusals();

  if (!data && error && !isFetching) {
    return <TodayProblem error={error} onRetry={() => void refetch()} onExit={onExit} />;
  }
  if (!data) return <TodaySkeleton />;
  const { today } = data;
  const part = earlyParts.find((one) => isAsked(one, today, parts) && !over.includes(one));
  if (part) {
    return (
      <Early
        part={part}
        parts={parts}
        today={today}
        settings={settings}
        session={session}
        isBeforeWords={kind === 'due'}
        onDone={(score) => {
          if (part === 'rules') setRules(score);
          if (kind === 'due') notePart(services, part);
          setOver([...over, part]);
        }}
      />
    );
  }
  if (data.session.queue.length === 0) {
    return (
      <Rest
        kind={kind}
        day={data.today}
        dialogue={today.dialogue}
        rules={rules}
        onMore={onMore}
        onExit={onExit}
        onOpen={onOpen}
      />
    );
  }
  return (
    <ReviewRun
      // Its letters, rules, forms and numbers were asked: a session that is taken up again goes on with words.
      kept={{ ...data, today: { ...data.today, ...nothingBefore } }}
      round={round}
      rules={rules}
      session={session}
      options={{ ...options, unmet: canSpeak ? nothing : noSpeech }}
      onMore={onMore}
      onExit={onExit}
      onOpen={onOpen}
    />
  );
}

const earlyParts = dayOrder.filter((part): part is EarlyPart => part !== 'words');
const nothingBefore = Object.fromEntries(earlyParts.map((part) => [part, []]));

/** A session that an older release has kept may lack a part. */
const isAsked = (part: EarlyPart, today: Partial<TodayResponse>, parts: Partial<EarlyParts>): boolean =>
  parts[part] !== undefined && (today[part] ?? []).length > 0;

type EarlyProps<P extends EarlyPart> = Omit<EarlyPartProps<P>, 'tasks'> & {
  part: P;
  parts: Partial<EarlyParts>;
  today: TodayResponse;
};

function Early<P extends EarlyPart>({ part, parts, today, ...shared }: EarlyProps<P>) {
  const Part: ComponentType<EarlyPartProps<P>> | undefined = parts[part];
  return Part && <Part tasks={today[part]} {...shared} />;
}

const nothing: readonly Need[] = [];
const noSpeech: readonly Need[] = ['speak'];

type RunProps = Pick<RoundProps, 'round' | 'onMore' | 'onExit' | 'onOpen'> & {
  kept: KeptSession;
  rules: Score | undefined;
  session: ExerciseSession;
  options: ReviewOptions;
};

function ReviewRun({ kept, round, rules, session, options, onMore, onExit, onOpen }: RunProps) {
  const { today } = kept;
  const load = useLoadToday();
  const voiceChoice = useVoiceChoice();
  const running = useReview(kept, options);
  const task = running.question;
  const isOver = task === undefined;
  useNoVerticalSwipes(!isOver);
  // The state of the day after this session, by the server's own count.
  const { data: after } = useQuery({
    queryKey: [...queryKeys.today('due', round), 'after'],
    queryFn: async ({ signal }) => (await load('due', options.unmet.length === 0, signal)).today,
    enabled: isOver,
    gcTime: 0,
  });

  function cannot(need: Need): void {
    if (need === 'speak') voiceChoice.speaks = false;
    running.cannot(need);
  }

  if (task) {
    return <ReviewScreen today={today} running={{ ...running, cannot }} task={task} session={session} />;
  }
  const summary = <Summary today={today} session={running.round.state} replies={running.replies} />;
  return (
    <Rest
      kind={today.kind}
      day={after}
      summary={summary}
      dialogue={today.dialogue}
      rules={rules}
      onMore={onMore}
      onExit={onExit}
      onOpen={onOpen}
    />
  );
}

/** An answer that the server has counted for good is not taken back: a message says so. */
function useUndoRefusals(): void {
  const outbox = useOutbox();
  const { toast } = useServices();
  useEffect(
    () =>
      outbox.onRefused(({ call }) => {
        if (call !== 'POST /reviews/undo') return;
        const { undoRefused: title, undoRefusedHint: description } = todayTexts;
        toast({ variant: 'destructive', title, description });
      }),
    [toast, outbox.onRefused],
  );
}
