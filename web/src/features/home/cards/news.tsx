import type { ReactNode } from 'react';
import type { Home } from '../../../../../core/contracts/home.ts';
import type { NewsIcon } from '../../../../../core/points/news.ts';
import { homeTexts } from '../../../../../core/texts/home/home.ts';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { ChessPiece } from '../../../ui/icons/chess-piece.tsx';
import { ChevronIcon } from '../../../ui/icons/icons.tsx';
import {
  AlefIcon,
  BookIcon,
  FlameIcon,
  NewsIcon as LessonIcon,
  TargetIcon,
} from '../../../ui/icons/reward-icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Section } from '../../../ui/surfaces/section.tsx';
import { Tile } from '../../../ui/surfaces/tile.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './news.module.css';

/** Home stays short. */
const shownNews = 3;

type NewsProps = { news: Home['news']; onOpenLesson: (lessonId: number) => void };

/** The newest own milestones and new lessons of the last weeks; nothing at all when there is no news. */
export function News({ news, onOpenLesson }: NewsProps) {
  if (news.length === 0) return null;
  return (
    <Section title={homeTexts.news.heading}>
      <Card padded={false}>
        <ul className={styles.list}>
          {news.slice(0, shownNews).map(({ id, icon, text, created_at, lessonId }) => (
            <li key={id}>
              {lessonId === null ? (
                <div className={styles.item}>
                  <Line icon={icon} text={text} at={created_at} />
                </div>
              ) : (
                <button type="button" className={styles.item} onClick={() => onOpenLesson(lessonId)}>
                  <Line icon={icon} text={text} at={created_at} />
                  <ChevronIcon size={20} className={styles.open} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/**
 * Formatted with each line, not by a format that the module makes: the first one of a page loads the engine's calendars, for
 * longer than all of home takes, and a newcomer has no news.
 */
const dayOf = (at: string) => new Date(at).toLocaleDateString('ru', { day: 'numeric', month: 'long' });

function Line({ icon, text, at }: { icon: NewsIcon; text: string; at: string }) {
  return (
    <>
      <Tile size={40} tone="accent">
        {pictureOf(icon)}
      </Tile>
      <Stack as="span" grow>
        <span>
          <MixedText>{text}</MixedText>
        </span>
        <Text as="time" tone="soft" size="s" dateTime={at}>
          {dayOf(at)}
        </Text>
      </Stack>
    </>
  );
}

function pictureOf(icon: NewsIcon): ReactNode {
  switch (icon) {
    case 'words':
      return <BookIcon />;
    case 'streak':
      return <FlameIcon />;
    case 'perfect':
      return <TargetIcon />;
    case 'alphabet':
      return <AlefIcon />;
    case 'lesson':
      return <LessonIcon />;
    default:
      return <ChessPiece name={icon} size={26} />;
  }
}
