import { type SQL, sql } from 'drizzle-orm';
import { actsOnRights } from '../../core/acts/take-back.ts';

/** Of an act `later`: it stands. One that was taken back, and the act that did it, leave things as they were. */
const stands = sql`later.undone_act is null and later.undoes is null`;

/** Changes of other acts (`standing`, with their act `later`) that stand on the change `mine` of the same row. */
export const newerChanges: SQL = sql`
  course_changes standing join audit_log later on later.id = standing.act_id and ${stands}
  where standing.of_table = mine.of_table and standing.row_id = mine.row_id and standing.id > mine.id
    and standing.act_id <> mine.act_id
    and (standing.is_content and mine.is_content or standing.is_place and mine.is_place)`;

const rights = sql.join(
  actsOnRights.map((action) => sql`${action}`),
  sql`, `,
);

/** Later acts `later` on the same right of the same person as the act `a`. */
export const newerActsOnRights: SQL = sql`
  audit_log later where later.target = a.target and later.id > a.id and ${stands}
    and later.action in (${rights}) and (later.action = 'user.role') = (a.action = 'user.role')`;
