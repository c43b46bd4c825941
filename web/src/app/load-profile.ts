/** Brings the profile's code. */
export async function loadProfile() {
  const { ProfileView } = await import('../features/profile/profile-view.tsx');
  return { default: ProfileView };
}
