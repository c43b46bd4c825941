/** Loads the frame of the admin area; each of its sections is loaded when it is opened. */
export async function loadAdmin() {
  const { AdminView } = await import('../../features/admin/admin-view.tsx');
  return { default: AdminView };
}
