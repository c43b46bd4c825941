import { Row, Stack } from '../layout.tsx';
import styles from './tiles.module.css';

export type Tile = {
  name: string;
  value: number | string;
  /** Shown below as «из N»; 0 or none says nothing. */
  total?: number;
};

/** Figures in a row of squares: four fit beside each other, two on a very narrow screen. */
export function Tiles({ tiles, ofTotal }: { tiles: readonly Tile[]; ofTotal: (total: number) => string }) {
  return (
    <Row as="dl" gap={3} wrap className={styles.tiles}>
      {tiles.map(({ name, value, total }) => (
        <Stack gap={1} align="center" key={name} className={styles.tile}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.figure}>
            <span className={styles.value}>{value}</span>
            {total !== undefined && total > 0 && <span className={styles.total}>{ofTotal(total)}</span>}
          </dd>
        </Stack>
      ))}
    </Row>
  );
}
