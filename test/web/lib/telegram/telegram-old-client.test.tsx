import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { playClient } from '../../../support/web/client.ts';
import { settle } from '../../../support/web/fakes.ts';

const client = playClient({ version: '6.0' });
const { createPage } = await import('../../../support/web/services.tsx');
const { ServicesContext } = await import('../../../../web/src/lib/services.ts');
const buttons = await import('../../../../web/src/lib/telegram/use-buttons.ts');
const frame = await import('../../../../web/src/lib/telegram/use-window.ts');

const { services } = createPage();
const { telegram } = services;
const wrapper = ({ children }: { children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);

it('a client of version 6.0 gets only what it knows, and nothing throws', async () => {
  client.events.length = 0;
  const end = telegram.followTheme();
  telegram.showApp();
  telegram.haptic('success');
  renderHook(
    () => {
      buttons.useBackButton(() => {});
      frame.useClosingConfirmation(true);
      frame.useNoVerticalSwipes(true);
    },
    { wrapper },
  );
  await settle();
  end();
  expect([...new Set(client.events.map((event) => event.type))].sort()).toEqual([
    'web_app_expand',
    'web_app_ready',
  ]);
});

it('there the page draws the way back itself', async () => {
  let backs = 0;
  const hook = renderHook(
    () => {
      buttons.useBackButton(() => {
        backs += 1;
      });
      return buttons.useNeedsBackArrow();
    },
    { wrapper },
  );
  await settle();
  expect(hook.result.current).toBe(true);
  telegram.backButton.press();
  expect(backs).toBe(1);
});

it('the main button, which every client has, still works', async () => {
  const hook = renderHook(() => buttons.useMainButton({ text: 'Продолжить', onPress: () => {} }), {
    wrapper,
  });
  await settle();
  expect(hook.result.current).toBe(true);
  expect(client.latest('web_app_setup_main_button')).toMatchObject({ text: 'Продолжить', is_visible: true });
});

it('a question falls back to the browser', async () => {
  const asked: string[] = [];
  window.confirm = (message) => {
    asked.push(message ?? '');
    return true;
  };
  expect(await telegram.confirmPopup({ title: 'Урок', message: 'Заново?', yes: 'Да', no: 'Нет' })).toBe(true);
  expect(asked).toEqual(['Урок\n\nЗаново?']);
});
