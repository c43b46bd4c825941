/**
 * Admins are named by the environment (`adminIds`) or by their role in the database. `role` is missing for somebody who
 * has no row, or whose row was not read. `isAdminHere` in db/entitlements.ts is the same rule for SQL statements.
 */
export function isAdminUser(
  { id, role }: { id: number; role?: 'learner' | 'admin' | undefined },
  adminIds: ReadonlySet<number>,
): boolean {
  return adminIds.has(id) || role === 'admin';
}
