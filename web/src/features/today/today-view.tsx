import '../../ui/styles/fonts.css';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import { type DayPart, dayOrder } from '../../../../core/day/order.ts';
import type { Need } from '../../../../core/round/kind.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { todayTexts } from '../../../../core/texts/home/today.ts';
import { numberTexts } from '../../../../core/texts/lesson/numbers.ts';
import type { RulesResult } from '../../exercises/rules/today-rules.tsx';
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

export type TodayViewProps = ScreenProps<'today'> & {
  /** Makes sound, microphone and recognisers for this visit. */
  createSession?: (services: Services) => ExerciseSession;
  options?: Omit<ReviewOptions, 'unmet'>;
  /** Asks the letters of the session, before its words; the app passes it from another feature. */
  Letters?: ComponentType<{
    tasks: TodayResponse['letters'];
    settings: Settings;
    session: ExerciseSession;
    onDone: () => void;
  }>;
  /** Asks the rules of the session, after its letters, and says how it went; the app passes it, too. */
  Rules?: ComponentType<{
    tasks: TodayResponse['rules'];
    player: ExerciseSession['player'];
    onDone: (result?: RulesResult) => void;
  }>;
  /** Asks the forms of the session, after its rules; the app passes it, too. */
  Forms?: ComponentType<{
    tasks: TodayResponse['forms'];
    settings: Settings;
    session: ExerciseSession;
    onDone: () => void;
  }>;
  /** Asks the numbers of the session, after its forms; the app passes it, too. */
  Numbers?: ComponentType<{
    tasks: TodayResponse['numbers'];
    settings: Settings;
    player: ExerciseSession['player'];
    skip?: string | undefined;
    onDone: () => void;
  }>;
};

/** «Сегодня»: what is due is asked, word by word. It can be left and resumed at any moment, on any device. */
export function TodayView(props: TodayViewProps) {
  const [round, setRound] = useState(1);
  return <TodayRound key={round} round={round} {...props} onMore={() => setRound(round + 1)} />;
}

type RoundProps = TodayViewProps & { round: number; onMore: () => void };

function TodayRound({ round, kind = 'due', createSession = createExerciseSession, ...props }: RoundProps) {
  const { onExit, onOpen, onMore, options, Letters, Rules, Forms, Numbers } = props;
  const services = useServices();
  const session = useExerciseSession(createSession);
  const settings = useSettings();
  const [over, setOver] = useState<readonly DayPart[]>([]);
  const [rules, setRules] = useState<RulesResult>();
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
  const part = dayOrder.find((one) => one === 'words' || (isAsked(one, today, props) && !over.includes(one)));
  const shared = {
    settings,
    onDone() {
      if (kind === 'due' && part) notePart(services, part);
      setOver([...over, part ?? 'words']);
    },
  };
  if (part === 'letters' && Letters) return <Letters {...shared} tasks={today.letters} session={session} />;
  if (part === 'rules' && Rules) {
    return (
      <Rules
        tasks={today.rules}
        player={session.player}
        onDone={(result) => {
          setRules(result);
          shared.onDone();
        }}
      />
    );
  }
  if (part === 'forms' && Forms) return <Forms {...shared} tasks={today.forms} session={session} />;
  if (part === 'numbers' && Numbers) {
    const skip = kind === 'due' ? numberTexts.toWords : undefined;
    return <Numbers {...shared} tasks={today.numbers} player={session.player} skip={skip} />;
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

const nothingBefore: Record<Exclude<DayPart, 'words'>, never[]> = {
  letters: [],
  rules: [],
  forms: [],
  numbers: [],
};

const views = { letters: 'Letters', rules: 'Rules', forms: 'Forms', numbers: 'Numbers' } as const;

/** A session that an older release has kept names neither letters nor rules nor forms nor numbers. */
const isAsked = (part: keyof typeof views, today: Partial<TodayResponse>, props: TodayViewProps): boolean =>
  props[views[part]] !== undefined && (today[part] ?? []).length > 0;

const nothing: readonly Need[] = [];
const noSpeech: readonly Need[] = ['speak'];

type RunProps = Pick<RoundProps, 'round' | 'onMore' | 'onExit' | 'onOpen'> & {
  kept: KeptSession;
  rules: RulesResult | undefined;
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
