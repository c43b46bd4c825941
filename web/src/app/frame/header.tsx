import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ladder } from '../../../../core/status/ladder.ts';
import { webTexts } from '../../../../core/texts/ru.ts';
import { useOnline } from '../../lib/api/use-online.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { useNeedsBackArrow } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChessPiece } from '../../ui/icons/chess-piece.tsx';
import { drawn } from '../../ui/icons/icon.tsx';
import { BackIcon, CloudOffIcon, PointIcon } from '../../ui/icons/icons.tsx';
import styles from './header.module.css';

/** Drawn, not written: the search for a font with Hebrew letters would take a sixth of the first frame. */
const Mark = drawn('M9 23.5 11.5 13.5 8.5 8.5M11.3 13.5C13 10 15.5 8.5 18 8.5c3.5 0 5.5 2.3 5.5 6v9h-6', {
  size: 30,
  viewBox: '0 0 32 32',
  strokeWidth: '3',
});

type HeaderProps = {
  sync: ReactNode;
  /** The status badge leads to the profile. */
  onProfile: () => void;
};

/** Logo (or the way back, where the client draws none), offline and sync badges, points, status. Asks for nothing itself. */
export function Header({ sync, onProfile }: HeaderProps) {
  const { homeQuery } = useServices();
  const { backButton, insideTelegram } = useTelegram();
  const online = useOnline();
  const withArrow = useNeedsBackArrow();
  const { data: stats } = useQuery({ ...homeQuery, enabled: false, select: (home) => home.stats });
  const level = stats && ladder.find(({ englishName }) => englishName === stats.status_eng);
  return (
    <header className="frame-header">
      <div className="frame-header-row">
        {withArrow && (
          <Button
            size="icon"
            variant="quiet"
            className={styles.back}
            aria-label={webTexts.shell.back}
            onClick={backButton.press}
            icon={<BackIcon />}
          />
        )}
        <span className="logo">
          {/* mem, the first letter of «мила» */}
          <Mark className="logo-mark" />
          {!withArrow && !insideTelegram() && webTexts.shell.name}
        </span>
        <span className={styles.space} />
        {!online && (
          <span className={`${styles.offline} soft-wrong`} role="status">
            <CloudOffIcon size={18} />
            <span className={styles.offlineName}>{webTexts.shell.offline}</span>
          </span>
        )}
        {sync}
        {stats && (
          <span
            className={`${styles.points} soft-gold`}
            role="img"
            aria-label={webTexts.shell.points(stats.points)}
          >
            {stats.points}
            <PointIcon size={18} className={styles.star} />
          </span>
        )}
        {level && (
          <button
            type="button"
            className={`${styles.status} soft-accent`}
            aria-label={webTexts.shell.profile(level.name)}
            onClick={onProfile}
          >
            <ChessPiece name={level.englishName} size={20} />
            <span className={styles.statusName}>{level.name}</span>
          </button>
        )}
      </div>
    </header>
  );
}
