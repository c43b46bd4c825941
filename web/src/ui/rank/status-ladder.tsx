import type { ReactNode } from 'react';
import { ladder, standingFor } from '../../../../core/status/ladder.ts';
import { ladderTexts as texts } from '../../../../core/texts/home/ladder.ts';
import { ChessPiece } from '../icons/chess-piece.tsx';
import { Row, Stack } from '../layout.tsx';
import { Details } from '../surfaces/details.tsx';
import { Hint } from '../text.tsx';
import styles from './status-ladder.module.css';

type StatusLadderProps = {
  points: number;
  /** What is always seen, and opens the list. */
  summary?: ReactNode;
};

/** All statuses with their points, and what is left to each. */
export function StatusLadder({ points, summary = texts.open }: StatusLadderProps) {
  const held = standingFor(points).level;
  const stateOf = ({ id, pointsRequired }: (typeof ladder)[number]) => {
    if (id === held.id) return texts.held;
    return id < held.id ? texts.reached : texts.left(pointsRequired - points);
  };
  return (
    <Details summary={summary}>
      <Hint as="p" className={styles.about}>
        {texts.about}
      </Hint>
      <Stack as="ol" className={styles.ladder}>
        {ladder.map((status) => (
          <Row
            as="li"
            key={status.id}
            gap={6}
            align="center"
            className={styles.status}
            aria-current={status.id === held.id || undefined}
          >
            <ChessPiece
              name={status.englishName}
              size={28}
              className={status.id > held.id ? styles.ahead : undefined}
            />
            <Stack grow>
              {status.name}
              <Hint>{texts.from(status.pointsRequired)}</Hint>
            </Stack>
            <Hint>{stateOf(status)}</Hint>
          </Row>
        ))}
      </Stack>
    </Details>
  );
}
