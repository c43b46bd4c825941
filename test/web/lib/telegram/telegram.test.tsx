import { act, cleanup, render, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { playClient } from '../../../support/web/client.ts';
import { settle } from '../../../support/web/fakes.ts';
import { learnerId } from '../../../support/web/samples.ts';

const client = playClient({ startParam: 'lesson_3' });
const { createPage } = await import('../../../support/web/services.tsx');
const { ServicesContext } = await import('../../../../web/src/lib/services.ts');
const buttons = await import('../../../../web/src/lib/telegram/use-buttons.ts');
const frame = await import('../../../../web/src/lib/telegram/use-window.ts');

const { services } = createPage();
const { telegram } = services;
const wrapper = ({ children }: { children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);

afterEach(async () => {
  cleanup();
  await settle();
  client.events.length = 0;
});

it('the launch tells who opened the app, with what, and where to', () => {
  const { initData, user, startParam, platform, version } = telegram.launch;
  expect(user).toEqual({ id: learnerId, firstName: 'Аня' });
  expect([startParam, platform, version]).toEqual(['lesson_3', 'android', '8.0']);
  expect(new URLSearchParams(initData).get('hash')).toBe('signed-by-telegram');
});

function Back({ onBack }: { onBack: (() => void) | null }) {
  buttons.useBackButton(onBack);
  return null;
}

describe('the back button', () => {
  it('shows while somebody can go back, and is told to the client once even in strict mode', async () => {
    let backs = 0;
    const view = render(
      <StrictMode>
        <Back
          onBack={() => {
            backs += 1;
          }}
        />
      </StrictMode>,
      { wrapper },
    );
    await settle();
    expect(client.latest('web_app_setup_back_button')).toEqual({ is_visible: true });
    client.send('back_button_pressed');
    expect(backs).toBe(1);
    view.unmount();
    await settle();
    expect(client.latest('web_app_setup_back_button')).toEqual({ is_visible: false });
  });

  it('serves what lies on top, then what lies below', async () => {
    const pressed: string[] = [];
    const below = render(<Back onBack={() => pressed.push('view')} />, { wrapper });
    const above = render(<Back onBack={() => pressed.push('sheet')} />, { wrapper });
    await settle();
    client.send('back_button_pressed');
    above.unmount();
    await settle();
    client.send('back_button_pressed');
    expect(pressed).toEqual(['sheet', 'view']);
    below.unmount();
  });

  it('does not flicker when one view leaves and another comes', async () => {
    const view = render(<Back key="a" onBack={() => {}} />, { wrapper });
    await settle();
    client.events.length = 0;
    view.rerender(<Back key="b" onBack={() => {}} />);
    await settle();
    expect(client.events.filter(({ data }) => data.is_visible === false)).toEqual([]);
  });
});

describe('the main button', () => {
  it('shows its text, and calls the newest handler', async () => {
    const pressed: number[] = [];
    const hook = renderHook(
      ({ number }) => buttons.useMainButton({ text: 'Продолжить', onPress: () => pressed.push(number) }),
      { wrapper, initialProps: { number: 1 } },
    );
    expect(hook.result.current).toBe(true);
    await settle();
    expect(client.latest('web_app_setup_main_button')).toMatchObject({
      is_visible: true,
      text: 'Продолжить',
    });
    const told = client.count('web_app_setup_main_button');
    hook.rerender({ number: 2 });
    await settle();
    expect(client.count('web_app_setup_main_button')).toBe(told);
    client.send('main_button_pressed');
    expect(pressed).toEqual([2]);
    hook.unmount();
    await settle();
    expect(client.latest('web_app_setup_main_button')).toMatchObject({ is_visible: false });
  });

  it('takes no presses while it is disabled or loading', async () => {
    let presses = 0;
    const onPress = () => {
      presses += 1;
    };
    const hook = renderHook(
      (state: { disabled?: boolean; loading?: boolean }) =>
        buttons.useMainButton({ text: 'Дальше', onPress, ...state }),
      { wrapper, initialProps: { disabled: true } as { disabled?: boolean; loading?: boolean } },
    );
    await settle();
    client.send('main_button_pressed');
    hook.rerender({ loading: true });
    await settle();
    expect(client.latest('web_app_setup_main_button')).toMatchObject({ is_progress_visible: true });
    client.send('main_button_pressed');
    expect(presses).toBe(0);
    hook.rerender({});
    await settle();
    expect(client.latest('web_app_setup_main_button')).toMatchObject({
      is_progress_visible: false,
      is_active: true,
    });
    client.send('main_button_pressed');
    expect(presses).toBe(1);
  });

  it('gives way to a sheet with buttons of its own', async () => {
    renderHook(() => buttons.useMainButton({ text: 'Продолжить', onPress: () => {} }), { wrapper });
    await settle();
    let closed = 0;
    const onBack = () => {
      closed += 1;
    };
    const sheet = renderHook(() => buttons.useSheetButtons(onBack), { wrapper });
    await settle();
    expect(client.latest('web_app_setup_main_button')).toMatchObject({ is_visible: false });
    client.send('back_button_pressed');
    expect(closed).toBe(1);
    sheet.unmount();
    await settle();
    expect(client.latest('web_app_setup_main_button')).toMatchObject({
      is_visible: true,
      text: 'Продолжить',
    });
  });
});

describe('haptics', () => {
  it('reach the client, unless the learner has switched vibration off', () => {
    telegram.haptic('success');
    telegram.haptic('select');
    expect(client.events.map(({ data }) => data.type)).toEqual(['notification', 'selection_change']);
    telegram.allowVibration(false);
    telegram.haptic('error');
    expect(client.events).toHaveLength(2);
    telegram.allowVibration(true);
  });
});

it('drawing keeps the app from being swiped away, and only drawing does', () => {
  const hook = renderHook(({ on }) => frame.useNoVerticalSwipes(on), { wrapper, initialProps: { on: true } });
  expect(client.latest('web_app_setup_swipe_behavior')).toEqual({ allow_vertical_swipe: false });
  hook.rerender({ on: false });
  expect(client.latest('web_app_setup_swipe_behavior')).toEqual({ allow_vertical_swipe: true });
});

it('closing is confirmed while something could be lost', () => {
  const hook = renderHook(() => frame.useClosingConfirmation(true), { wrapper });
  expect(client.latest('web_app_setup_closing_behavior')).toEqual({ need_confirmation: true });
  hook.unmount();
  expect(client.latest('web_app_setup_closing_behavior')).toEqual({ need_confirmation: false });
});

it('a question is asked by the client, and answered by its button', async () => {
  const answer = telegram.confirmPopup({ message: 'Начать заново?', yes: 'Да', no: 'Нет' });
  expect(client.latest('web_app_open_popup')).toMatchObject({ message: 'Начать заново?' });
  client.send('popup_closed', { button_id: 'yes' });
  expect(await answer).toBe(true);
});

it('the page follows the theme of the client while it runs', async () => {
  const end = telegram.followTheme();
  expect(document.documentElement.dataset.theme).toBe('light');
  act(() => client.send('theme_changed', { theme_params: { bg_color: '#17212b' } }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  end();
  act(() => client.send('theme_changed', { theme_params: { bg_color: '#ffffff' } }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('only web addresses are opened', () => {
  telegram.openLink('https://example.com/dana');
  expect(client.latest('web_app_open_link')).toMatchObject({ url: 'https://example.com/dana' });
  client.events.length = 0;
  telegram.openLink('javascript:alert(1)');
  telegram.openLink('not an address');
  expect(client.events).toEqual([]);
});
