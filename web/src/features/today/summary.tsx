import type { LearnedWord, TodayResponse } from '../../../../core/contracts/memory.ts';
import type { WordRound } from '../../../../core/round/kinds/words.ts';
import { addDays } from '../../../../core/streak/streak.ts';
import { todayTexts } from '../../../../core/texts/home/today.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { BoardPicture } from '../../ui/rank/board-picture.tsx';
import { Chip } from '../../ui/surfaces/chip.tsx';
import { Details } from '../../ui/surfaces/details.tsx';
import styles from './summary.module.css';
import type { Replies } from './use-review.ts';

const texts = todayTexts.end;
/** More squares than this do not fit on a small screen beside the words. */
const mostSquares = 10;

type SummaryProps = { today: TodayResponse; session: WordRound; replies: Replies };

/** What a session has strengthened, and what comes again. */
export function Summary({ today, session, replies }: SummaryProps) {
  const saved = [...replies.values()];
  const points = saved.flatMap(({ awarded }) => awarded).reduce((sum, award) => sum + award.points, 0);
  const firm = saved.filter(({ becameFirm }) => becameFirm).length;
  const missedIds = new Set(session.missed);
  const strengthened = wordsOf(
    session.strengthened.filter((id) => !missedIds.has(id)),
    today,
  );
  const missed = wordsOf(session.missed, today);
  const tomorrow = addDays(today.date, 1);
  const dueOf = new Map(saved.map(({ wordId, nextDue }) => [wordId, nextDue]));
  // A word that was long known comes back a few days later; until the server has replied, nothing is promised.
  const comeTomorrow = session.missed.every((id) => (dueOf.get(id) ?? '9') <= tomorrow);
  const total = strengthened.length + missed.length;
  const squares = Math.min(mostSquares, total);
  const filled = total === 0 ? 0 : Math.floor((strengthened.length / total) * squares);
  return (
    <>
      {squares > 0 && <BoardPicture squares={squares} filled={filled} />}
      <h1 className={styles.title}>{texts.titles[today.kind]}</h1>
      <p className={styles.result} role="status">
        {strengthened.length > 0 ? texts.strengthened(strengthened.length) : texts.nothing}
      </p>
      <Row as="p" gap={4} justify="center" wrap className={styles.rewards}>
        {points > 0 && (
          <Chip tone="gold" large>
            {texts.points(points)}
          </Chip>
        )}
        {firm > 0 && (
          <Chip tone="accent" large>
            {texts.becameFirm(firm)}
          </Chip>
        )}
      </Row>
      {missed.length > 0 && (
        <section className={styles.words} aria-labelledby="missed-heading">
          <h2 id="missed-heading" className={styles.heading}>
            {comeTomorrow ? texts.missed : texts.missedSoon}
          </h2>
          <WordList words={missed} />
        </section>
      )}
      {strengthened.length > 0 && (
        <Details className={styles.words} summary={texts.whichWords}>
          <WordList words={strengthened} />
        </Details>
      )}
    </>
  );
}

function wordsOf(ids: readonly number[], { words }: TodayResponse): LearnedWord[] {
  return ids.flatMap((id) => words.find((word) => word.id === id) ?? []);
}

function WordList({ words }: { words: readonly LearnedWord[] }) {
  return (
    <Stack as="ul" className={styles.list}>
      {words.map(({ id, hebrew, russian }) => (
        <li key={id}>
          <Hebrew className={styles.hebrew}>{hebrew}</Hebrew>
          <span>{russian}</span>
        </li>
      ))}
    </Stack>
  );
}
