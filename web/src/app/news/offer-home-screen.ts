import { homeScreenTexts as texts } from '../../../../core/texts/home/home-screen.ts';
import { localKeys } from '../../lib/local-store.ts';
import type { Services } from '../../lib/services.ts';
import { addToHomeScreen, lacksHomeScreenIcon } from '../../lib/telegram/sharing/sharing.ts';

/** Asks, where the client can and knows that there is no icon yet; never twice, whatever is answered. */
export async function offerHomeScreen({
  localStore,
  telegram,
}: Pick<Services, 'localStore' | 'telegram'>): Promise<void> {
  if (!(await lacksHomeScreenIcon(telegram.client))) return;
  // Where nothing can be kept it would be asked at each return.
  if (!localStore.write(localKeys.homeScreenOffered, true)) return;
  const { title, text: message, yes, no } = texts;
  if (await telegram.confirmPopup({ title, message, yes, no })) addToHomeScreen(telegram.client);
}
