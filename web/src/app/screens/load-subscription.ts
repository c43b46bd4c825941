/** Loads the subscription view's code; a second call joins the first. */
export async function loadSubscription() {
  const { SubscriptionScreen } = await import('./subscription-screen.tsx');
  return { default: SubscriptionScreen };
}
