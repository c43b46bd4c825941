import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ladder, standingFor } from '../../../core/status/ladder.ts';
import { celebrationTexts as texts } from '../../../core/texts/celebration.ts';
import { achievementTexts } from '../../../core/texts/rewards.ts';
import { localKeys } from '../lib/local-store.ts';
import { useServices, useTelegram } from '../lib/services.ts';
import { celebrationMs } from '../lib/time/timing.ts';
import { Button } from '../ui/button.tsx';
import { ChessPiece } from '../ui/chess-piece.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { CrossIcon } from '../ui/practice-icons.tsx';
import { achievementIcons } from '../ui/reward-icons.tsx';
import { Text } from '../ui/text.tsx';
import { Tile } from '../ui/tile.tsx';
import styles from './celebrations.module.css';
import { newRewards, type Reward, type SeenRewards } from './new-rewards.ts';

/**
 * The one place for celebrations: a new status, an achievement or the day's goal that a reply has put into the cache,
 * from the trainer, the quiz or home itself, is shown here once. Short and quiet; the learner can go on meanwhile.
 */
export function Celebrations() {
  const { haptic } = useTelegram();
  const [queue, setQueue] = useState<readonly Reward[]>([]);
  useNewRewards((rewards) => {
    haptic('success');
    setQueue((waiting) => [...waiting, ...rewards]);
  });
  const [reward] = queue;
  useEffect(() => {
    if (!reward) return;
    const timer = setTimeout(() => setQueue(([, ...rest]) => rest), celebrationMs);
    return () => clearTimeout(timer);
  }, [reward]);
  // The region itself stays, so that a screen reader announces what appears in it.
  return (
    <div className={styles.region} role="status">
      {reward && <Celebration key={keyOf(reward)} reward={reward} />}
      {reward && (
        <Button
          size="icon"
          variant="quiet"
          className={styles.close}
          aria-label={texts.close}
          onClick={() => setQueue(([, ...rest]) => rest)}
          icon={<CrossIcon size={20} />}
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

function Celebration({ reward }: { reward: Reward }) {
  const { picture, eyebrow, title, hint } = describe(reward);
  return (
    <Row gap={6} align="center" className={styles.card}>
      <Tile size={64} tone="board">
        {picture}
      </Tile>
      <Stack as="span" grow>
        <Text tone="gold" size="s" weight="strong">
          {eyebrow}
        </Text>
        <Text size="xl" weight="bold">
          {title}
        </Text>
        {hint && <Text size="s">{hint}</Text>}
      </Stack>
    </Row>
  );
}

function describe(reward: Reward) {
  switch (reward.kind) {
    case 'status': {
      const { next, pointsToNext } = standingFor(reward.points);
      return {
        picture: <ChessPiece name={reward.name} size={46} className={styles.piece} />,
        eyebrow: texts.newStatus,
        title: ladder.find(({ englishName }) => englishName === reward.name)?.name,
        hint: next ? texts.statusHint(next.name, pointsToNext) : texts.topStatus,
      };
    }
    case 'achievement': {
      const Icon = achievementIcons[reward.achievement];
      return {
        picture: <Icon size={34} className={styles.medal} />,
        eyebrow: texts.achievement,
        title: achievementTexts[reward.achievement].name,
        hint: texts.plus(reward.points),
      };
    }
    case 'goal':
      return {
        picture: <CheckIcon size={38} className={styles.medal} />,
        eyebrow: texts.today,
        title: texts.goal,
        hint: texts.goalHint(reward.words),
      };
  }
}
