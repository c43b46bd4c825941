import type { ReactNode } from 'react';
import { standingFor } from '../../../../core/status/ladder.ts';
import { profileTexts as texts } from '../../../../core/texts/home/person/profile.ts';
import { ShareButton } from '../../exercises/share/share-button.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { ChessPiece } from '../../ui/icons/chess-piece.tsx';
import { Row } from '../../ui/layout.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { AchievementList } from '../../ui/rank/achievement-list.tsx';
import { RankWalk } from '../../ui/rank/rank-walk.tsx';
import { StatusLadder } from '../../ui/rank/status-ladder.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Tile } from '../../ui/surfaces/tile.tsx';
import { Tiles } from '../../ui/surfaces/tiles.tsx';
import { Hint, Text, Title } from '../../ui/text.tsx';
import { BoardCalendar } from './board-calendar.tsx';
import { longDate } from './dates.ts';
import { MemorySection } from './memory-section.tsx';
import styles from './profile-panel.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { StreakCard } from './streak-card.tsx';
import { type Profile, useProfile } from './use-profile.ts';

/** SPEC §2 Profile: where the learner is by now. */
export function ProfilePanel({ practice, receipts }: { practice: ReactNode; receipts: ReactNode }) {
  const { profile, failed, retrying, retry } = useProfile();
  if (!profile && !failed) return <ProfileSkeleton />;
  if (!profile) {
    return (
      <LoadFailure
        {...{ title: texts.failedTitle, text: texts.failedText, retry: texts.retry }}
        isRetrying={retrying}
        onRetry={retry}
      />
    );
  }
  return (
    <>
      {failed && (
        <Row gap={4} align="center" className={styles.stale} role="alert">
          <span>{texts.stale}</span>
          <Button variant="quiet" size="small" loading={retrying} onClick={retry}>
            {texts.retry}
          </Button>
        </Row>
      )}
      <Standing profile={profile} />
      <StreakCard profile={profile} />
      <BoardCalendar today={profile.today} activeDays={profile.activeDays} savedDays={profile.savedDays} />
      <MemorySection today={profile.today} />
      {practice}
      {profile.achievements && <Achievements achievements={profile.achievements} />}
      {receipts}
    </>
  );
}

function Standing({ profile }: { profile: Profile }) {
  const { level, next, pointsToNext } = standingFor(profile.totalPoints);
  const { completedWords, totalWords, quizzesPassed, totalQuizzes, averageScore } = profile;
  const noScore = averageScore === 0;
  return (
    <Card gap={6}>
      <Row gap={6} align="center">
        <Tile size={72} tone="board">
          <ChessPiece name={level.englishName} size={52} />
        </Tile>
        <div className={styles.who}>
          <Title>
            <MixedText>{profile.name}</MixedText>
          </Title>
          <Text as="p" weight="strong">
            {texts.status(level.name)}
          </Text>
          {profile.joinedAt && <Hint as="p">{texts.since(longDate(profile.joinedAt))}</Hint>}
        </div>
      </Row>
      <Row as="p" gap={6} justify="between" wrap="tight" className={styles.way}>
        <span>{next ? texts.toStatus(next.name) : texts.top}</span>
        <Text tone="gold">{next ? texts.points(pointsToNext) : texts.topHint}</Text>
      </Row>
      <RankWalk points={profile.totalPoints} label={texts.progress} />
      <Tiles
        tiles={[
          { name: texts.tiles.points, value: profile.totalPoints },
          { name: texts.tiles.words, value: completedWords, total: totalWords },
          { name: texts.tiles.quizzes, value: quizzesPassed, total: totalQuizzes },
          { name: texts.tiles.average, value: noScore ? texts.noScore : texts.percent(averageScore) },
        ]}
        ofTotal={texts.ofTotal}
      />
      <StatusLadder points={profile.totalPoints} />
      <ShareButton shared={{ kind: 'status' }} />
    </Card>
  );
}

function Achievements({ achievements }: { achievements: NonNullable<Profile['achievements']> }) {
  const items = achievements.map(({ id, kind, name, description, achievedAt, pointsAwarded }) => ({
    key: id,
    kind,
    name,
    description,
    points: pointsAwarded,
    note: longDate(achievedAt),
  }));
  return (
    <Section title={texts.achievements}>
      <Card>
        {items.length > 0 ? (
          <AchievementList items={items} spokenPoints={texts.spokenPoints} />
        ) : (
          <p className={styles.empty}>{texts.noAchievements}</p>
        )}
      </Card>
    </Section>
  );
}
