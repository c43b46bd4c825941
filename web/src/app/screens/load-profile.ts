/** Loads the profile's code. */
export async function loadProfile() {
  const { ProfileScreen } = await import('./profile-screen.tsx');
  return { default: ProfileScreen };
}
