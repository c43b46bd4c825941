// First of all: the Telegram client must be there before anything brings the SDK.

import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useHomeScreenOffer } from '../../../web/src/app/news/use-home-screen-offer.ts';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { sampleHome } from '../../support/web/samples.ts';
import { createPage, localStore, renderPart } from '../../support/web/services.tsx';
import { client } from '../trainer/client.ts';

createAppServer();
beforeEach(() => {
  client.events.length = 0;
});
afterEach(() => localStore.remove(localKeys.homeScreenOffered));

function Offer({ isHome }: { isHome: boolean }) {
  useHomeScreenOffer(isHome);
  return null;
}

/** Opens home, leaves it, and comes back, after so many days of study. */
function comeBack(days: number) {
  const page = createPage();
  const home = sampleHome();
  const activityDates = Array.from({ length: days }, (_, ago) => `2026-11-${20 - ago}`);
  page.queryClient.setQueryData(queryKeys.home, { ...home, streak: { ...home.streak, activityDates } });
  const { rerender } = renderPart(<Offer isHome />, page);
  expect(client.count('web_app_check_home_screen')).toBe(0);
  rerender(<Offer isHome={false} />);
  rerender(<Offer isHome />);
}

const isAsked = () => waitFor(() => expect(client.count('web_app_check_home_screen')).toBe(1));

describe('an icon on the home screen', () => {
  it('is offered after the third day, once, and put there by a tap', async () => {
    comeBack(3);
    await isAsked();
    client.send('home_screen_checked', { status: 'missed' });
    await waitFor(() => expect(client.latest('web_app_open_popup')?.title).toBe('Мила на экране телефона'));
    client.send('popup_closed', { button_id: 'yes' });
    await waitFor(() => expect(client.count('web_app_add_to_home_screen')).toBe(1));
    client.events.length = 0;
    comeBack(4);
    expect(localStore.read(localKeys.homeScreenOffered)).toBe(true);
    expect(client.count('web_app_check_home_screen')).toBe(0);
  });

  it('is not put there by a refusal', async () => {
    comeBack(5);
    await isAsked();
    client.send('home_screen_checked', { status: 'missed' });
    await waitFor(() => expect(client.count('web_app_open_popup')).toBe(1));
    client.send('popup_closed', { button_id: 'no' });
    await waitFor(() => expect(localStore.read(localKeys.homeScreenOffered)).toBe(true));
    expect(client.count('web_app_add_to_home_screen')).toBe(0);
  });

  it('is not offered before the third day', () => {
    comeBack(2);
    expect(client.count('web_app_check_home_screen')).toBe(0);
  });

  it('is not offered where there is one, or the device does not tell', async () => {
    comeBack(3);
    await isAsked();
    client.send('home_screen_checked', { status: 'added' });
    expect(client.count('web_app_open_popup')).toBe(0);
    expect(localStore.read(localKeys.homeScreenOffered)).toBeUndefined();
  });
});
