import type { Home } from '../../../../core/contracts/home.ts';
import { ladder } from '../../../../core/status/ladder.ts';
import { homeTexts } from '../../../../core/texts/home.ts';
import { Card } from '../../ui/card.tsx';
import { ChessPiece } from '../../ui/chess-piece.tsx';
import styles from './block.module.css';
import { demoLeaders } from './demo-leaders.ts';
import table from './leaderboard.module.css';

const texts = homeTexts.leaderboard;

type Row = Home['leaderboard']['me'];

/** SPEC §2 Home block 4: the best twenty and the learner's own row; a marked demonstration when there is no answer. */
export function Leaderboard({ board }: { board: Home['leaderboard'] | undefined }) {
  const rows = board?.rows ?? demoLeaders;
  const me = board?.me;
  const isOutside = me !== undefined && !rows.some((row) => row.id === me.id);
  return (
    <section aria-labelledby="leaderboard-heading" className={styles.block}>
      <h2 id="leaderboard-heading" className={styles.heading}>
        {texts.heading}
        {!board && <span className={styles.demo}>{texts.demo}</span>}
      </h2>
      <Card padded={false} className={table.card}>
        {!board && <p className={table.hint}>{texts.demoHint}</p>}
        {rows.length === 0 ? (
          <p className={table.hint}>{texts.loading}</p>
        ) : (
          <table className={table.table} aria-labelledby="leaderboard-heading">
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
              {isOutside && me && (
                <>
                  <tr aria-hidden className={table.gap}>
                    <td colSpan={3}>…</td>
                  </tr>
                  <LeaderRow row={me} own />
                </>
              )}
            </tbody>
          </table>
        )}
      </Card>
    </section>
  );
}

function LeaderRow({ row: { rank, name, status, status_eng, points }, own }: { row: Row; own: boolean }) {
  const piece = ladder.find(({ englishName }) => englishName === status_eng);
  return (
    <tr className={own ? table.own : undefined}>
      <td className={table.rank}>
        <span className={`${table.place} ${rank <= 3 ? table.medal : ''}`}>{rank}</span>
      </td>
      <th scope="row" className={table.name}>
        <span className={table.person}>
          {piece && <ChessPiece name={piece.englishName} size={20} label={status} className={table.piece} />}
          <bdi className={table.words}>{name}</bdi>
          {own && <span className={table.you}>{texts.you}</span>}
        </span>
      </th>
      <td className={table.points}>{points}</td>
    </tr>
  );
}
