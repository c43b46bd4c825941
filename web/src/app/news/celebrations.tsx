import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ladder, standingFor } from '../../../../core/status/ladder.ts';
import { celebrationTexts as texts } from '../../../../core/texts/home/celebration.ts';
import { achievementTexts } from '../../../../core/texts/home/rewards.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { localKeys } from '../../lib/local-store.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { celebrationMs, momentMs } from '../../lib/time/timing.ts';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { achievementIcons } from '../../ui/icons/reward-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { BoardPicture } from '../../ui/rank/board-picture.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './celebrations.module.css';
import { newRewards, type Reward, type SeenRewards } from './new-rewards.ts';
import { PieceMove } from './piece-move.tsx';

/**
 * The one place for celebrations of what a reply has put into the cache, from the trainer, the quiz or home itself, each
 * shown once. A new status, the first word and the first lesson fill the screen for a moment, or until it is tapped; an
 * achievement and the day's goal are a line over the header, and hide nothing of the exercise.
 */
export function Celebrations() {
  const { haptic, mainButton } = useTelegram();
  const [queue, setQueue] = useState<readonly Reward[]>([]);
  useNewRewards((rewards) => {
    haptic('success');
    setQueue((waiting) => [...waiting, ...rewards]);
  });
  const [reward] = queue;
  useEffect(() => {
    if (!reward) return;
    const timer = setTimeout(
      () => setQueue(([, ...rest]) => rest),
      isMoment(reward) ? momentMs : celebrationMs,
    );
    return () => clearTimeout(timer);
  }, [reward]);
  const sound = useEffects();
  const filling = reward !== undefined && isMoment(reward);
  useEffect(() => (filling ? mainButton.claim(undefined) : undefined), [filling, mainButton]);
  useEffect(() => {
    if (filling) sound('done');
  }, [filling, sound]);
  // The region itself stays, so that a screen reader announces what appears in it.
  return (
    <div className={filling ? styles.filling : styles.region} role="status">
      {reward && isMoment(reward) && <Moment key={keyOf(reward)} reward={reward} />}
      {reward && !isMoment(reward) && <Line key={keyOf(reward)} reward={reward} />}
      {reward && (
        <button
          type="button"
          className={styles.close}
          aria-label={texts.close}
          onClick={() => setQueue(([, ...rest]) => rest)}
        />
      )}
    </div>
  );
}

/** Calls `celebrate` for what is new in the shown home, and remembers on the device that it has been. */
function useNewRewards(celebrate: (rewards: Reward[]) => void): void {
  const { homeQuery, localStore } = useServices();
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  // A copy in memory, because storage may be forbidden.
  const held = useRef<{ userId: number; seen: SeenRewards | undefined }>(undefined);
  useEffect(() => {
    if (!home) return;
    const userId = home.stats.id;
    const key = localKeys.seenRewards(userId);
    // Written below, whole or not at all.
    if (held.current?.userId !== userId) {
      held.current = { userId, seen: localStore.read(key) as SeenRewards | undefined };
    }
    const { rewards, seen } = newRewards(held.current.seen, home);
    if (JSON.stringify(seen) === JSON.stringify(held.current.seen)) return;
    held.current = { userId, seen };
    localStore.write(key, seen);
    if (rewards.length > 0) celebrate(rewards);
  });
}

function keyOf(reward: Reward): string {
  if (reward.kind === 'status') return reward.name;
  return reward.kind === 'achievement' ? reward.achievement : reward.kind;
}

type MomentReward = Extract<Reward, { kind: 'status' | 'first-word' | 'first-lesson' }>;
type LineReward = Exclude<Reward, MomentReward>;

function isMoment(reward: Reward): reward is MomentReward {
  return reward.kind !== 'goal' && reward.kind !== 'achievement';
}

/** The whole screen: a picture, what was reached, and what comes next. */
function Moment({ reward }: { reward: MomentReward }) {
  const { picture, eyebrow, title, hint } = describe(reward);
  return (
    <Stack gap={5} align="center" justify="center" className={styles.moment}>
      {picture}
      <Text tone="gold" weight="strong">
        {eyebrow}
      </Text>
      <Text size="xxl" weight="bold">
        {title}
      </Text>
      <Text tone="soft">{hint}</Text>
    </Stack>
  );
}

function describe(reward: MomentReward) {
  switch (reward.kind) {
    case 'status': {
      const { level, next, pointsToNext } = standingFor(reward.points);
      const before = ladder.find(({ id }) => id === level.id - 1) ?? level;
      return {
        picture: <PieceMove from={before.englishName} to={reward.name} />,
        eyebrow: texts.newStatus,
        title: ladder.find(({ englishName }) => englishName === reward.name)?.name,
        hint: next ? texts.statusHint(next.name, pointsToNext) : texts.topStatus,
      };
    }
    case 'first-word':
      return {
        picture: <BoardPicture squares={5} filled={1} />,
        eyebrow: texts.first,
        title: texts.firstWord,
        hint: texts.firstWordHint,
      };
    case 'first-lesson':
      return {
        picture: <PieceMove from="novice" to="novice" />,
        eyebrow: texts.first,
        title: texts.firstLesson,
        hint: texts.firstLessonHint,
      };
  }
}

/** One line over the header. */
function Line({ reward }: { reward: LineReward }) {
  const Icon = reward.kind === 'goal' ? CheckIcon : achievementIcons[reward.achievement];
  return (
    <Row gap={4} align="center" justify="center" className={styles.line}>
      <Icon size={20} className={styles.medal} />
      <Text weight="strong" size="s">
        {reward.kind === 'goal' ? texts.goal(reward.words) : achievementTexts[reward.achievement].name}
      </Text>
      {reward.kind === 'achievement' && reward.points > 0 && (
        <Text size="s">{texts.plus(reward.points)}</Text>
      )}
    </Row>
  );
}
