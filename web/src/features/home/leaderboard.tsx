import { useState } from 'react';
import type { Home } from '../../../../core/contracts/home.ts';
import { ladder } from '../../../../core/status/ladder.ts';
import { homeTexts } from '../../../../core/texts/home/home.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChessPiece } from '../../ui/icons/chess-piece.tsx';
import { Row } from '../../ui/layout.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Chip } from '../../ui/surfaces/chip.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { demoLeaders } from './demo-leaders.ts';
import table from './leaderboard.module.css';

const texts = homeTexts.leaderboard;

type Leader = Home['leaderboard']['me'];

/** Places that are shown at a glance. */
const firstPlaces = 3;

/**
 * SPEC §2 Home block 4: three places and the learner's own, the best twenty on request; a marked demonstration when there
 * is no response.
 */
export function Leaderboard({ board }: { board: Home['leaderboard'] | undefined }) {
  const [isWhole, setWhole] = useState(false);
  const me = board?.me;
  const all = (board?.rows ?? demoLeaders).filter(({ id, points }) => points > 0 || id === me?.id);
  const rows = isWhole ? all : all.slice(0, firstPlaces);
  const isOutside = me !== undefined && !rows.some((row) => row.id === me.id);
  return (
    <Section title={texts.heading} mark={!board && texts.demo}>
      <Card padded={false} className={table.card}>
        {!board && <p className={table.hint}>{texts.demoHint}</p>}
        {me?.points === 0 && <p className={table.hint}>{texts.newcomer}</p>}
        {rows.length === 0 ? (
          <p className={table.hint}>{texts.loading}</p>
        ) : (
          <table className={table.table} aria-label={texts.heading}>
            <thead>
              <tr>
                <th scope="col" className={table.rank}>
                  {texts.rank}
                </th>
                <th scope="col">{texts.name}</th>
                <th scope="col" className={table.points}>
                  {texts.points}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <LeaderRow key={row.id} row={row} own={row.id === me?.id} />
              ))}
              {isOutside && <LeaderRow row={me} own />}
            </tbody>
          </table>
        )}
        {!isWhole && all.length > firstPlaces && (
          <Button variant="quiet" block aria-label={texts.showAll} onClick={() => setWhole(true)}>
            {texts.all}
          </Button>
        )}
        {board && isWhole && <p className={table.note}>{texts.dayLimit}</p>}
      </Card>
    </Section>
  );
}

function LeaderRow({ row: { rank, name, status, status_eng, points }, own }: { row: Leader; own: boolean }) {
  const piece = ladder.find(({ englishName }) => englishName === status_eng);
  return (
    <tr className={own ? table.own : undefined}>
      <td className={table.rank}>
        <span className={`${table.place} ${rank <= 3 && points > 0 ? table.medal : ''}`}>{rank}</span>
      </td>
      <th scope="row">
        <Row as="span" gap={4} align="center" wrap="tight">
          {piece && <ChessPiece name={piece.englishName} size={20} label={status} className={table.piece} />}
          <bdi className={table.words}>{name}</bdi>
          {own && <Chip className={table.you}>{texts.you}</Chip>}
        </Row>
      </th>
      <td className={table.points}>{points}</td>
    </tr>
  );
}
