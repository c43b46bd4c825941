import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../web/src/lib/telegram/client.ts';
import { readLaunch } from '../../../../web/src/lib/telegram/launch.ts';
import { createTelegram } from '../../../../web/src/lib/telegram/telegram.ts';
import { playClient } from '../../../support/web/client.ts';
import { launchHash } from '../../../support/web/launch.ts';
import { learnerId } from '../../../support/web/samples.ts';
import { currentSdk, runSdk } from '../../../support/web/telegram-sdk.ts';

const root = document.documentElement;

afterEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
  root.removeAttribute('style');
});

/** What the bridge itself says of this launch. */
function launchOfBridge() {
  runSdk();
  const { initData, initDataUnsafe, platform, version, themeParams } = currentSdk();
  const { user, start_param } = initDataUnsafe;
  return {
    initData,
    user: user ? { id: user.id, firstName: user.first_name } : null,
    startParam: start_param ?? null,
    platform,
    version,
    theme: { ...themeParams },
  };
}

describe('a launch is read without the bridge as the bridge reads it', () => {
  it.each([
    ['from Telegram', launchHash({ startParam: 'lesson_3' })],
    ['at an address of the app', launchHash().replace('#', '#/admin?')],
    ['outside Telegram', ''],
    ['at an address of the app outside Telegram', '#/admin'],
    ['by a client that passes next to nothing', '#tgWebAppVersion=6.4'],
  ])('%s', (_, hash) => {
    window.location.hash = hash;
    expect(readLaunch()).toEqual(launchOfBridge());
  });

  it('after a reload that has lost the hash', () => {
    window.location.hash = launchHash();
    const before = launchOfBridge();
    window.location.hash = '#/admin/users';
    expect(readLaunch()).toEqual(before);
    expect(readLaunch().user?.id).toBe(learnerId);
  });

  it('and the bridge finds it when the app has gone to another address before it was loaded', () => {
    window.location.hash = launchHash({ startParam: 'lesson_3' }).replace('#', '#/admin?');
    const { launch } = createClient();
    window.location.hash = '#/admin/users';
    expect(launchOfBridge()).toEqual(launch);
    expect(launch.user?.id).toBe(learnerId);
  });

  it('and one that is broken is nobody’s', () => {
    window.location.hash = `#${new URLSearchParams({ tgWebAppData: 'user={', tgWebAppThemeParams: '[' })}`;
    expect(readLaunch()).toMatchObject({ user: null, platform: 'unknown', theme: {} });
  });
});

describe('before the bridge is loaded', () => {
  it.each([
    ['#ffffff', '#f0f2f5', 'light'],
    ['#17212b', '#232e3c', 'dark'],
  ])('the page has the colours of a client whose background is %s', (background, secondary, theme) => {
    const colours = JSON.stringify({ bg_color: background, secondary_bg_color: secondary, text_color: 'x' });
    window.location.hash = `#${new URLSearchParams({ tgWebAppPlatform: 'ios', tgWebAppThemeParams: colours })}`;
    createTelegram().followTheme()();
    expect(root.dataset.theme).toBe(theme);
    expect(root.style.getPropertyValue('--tg-theme-secondary-bg-color')).toBe(secondary);
    expect(root.style.getPropertyValue('--tg-theme-text-color')).toBe('');
  });

  it('what is asked of the client waits, and reaches it in its order once the first view is drawn', async () => {
    const client = playClient();
    client.events.length = 0;
    const telegram = createTelegram();
    telegram.mainButton.claim({ text: 'Начать урок', onPress: () => {} });
    telegram.haptic('tap');
    await Promise.resolve();
    expect(client.events).toEqual([]);
    telegram.showApp();
    await vi.waitFor(() => expect(client.count('web_app_expand')).toBe(1));
    const asked = [
      'web_app_trigger_haptic_feedback',
      'web_app_setup_main_button',
      'web_app_ready',
      'web_app_expand',
    ];
    const types = client.events.map(({ type }) => type).filter((type) => asked.includes(type));
    expect([...new Set(types)]).toEqual(asked);
    expect(client.latest('web_app_setup_main_button')).toMatchObject({
      text: 'Начать урок',
      is_visible: true,
    });
    telegram.haptic('success');
    expect(client.count('web_app_trigger_haptic_feedback')).toBe(2);
  });
});
