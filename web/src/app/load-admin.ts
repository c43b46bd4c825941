/** Brings the frame of the admin area; each of its sections comes when it is opened. */
export async function loadAdmin() {
  const { AdminView } = await import('../features/admin/admin-view.tsx');
  return { default: AdminView };
}
