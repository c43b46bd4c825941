import { expect, it } from 'vitest';
import { completeToast } from '../../../../web/src/lib/toasts/complete-toast.ts';
import { createToasts, type Toast } from '../../../../web/src/lib/toasts/toasts.ts';

function setUp() {
  const toasts = createToasts();
  const shown: Toast[] = [];
  return { toasts, shown, show: (toast: Toast) => void shown.push(toast) };
}

it('toasts wait for their region, and of more than five the newest five', () => {
  const { toasts, shown, show } = setUp();
  for (let number = 1; number <= 7; number += 1) toasts.toast({ title: `весть ${number}` });
  toasts.connectToasts(show);
  expect(shown.map((toast) => toast.title)).toEqual([3, 4, 5, 6, 7].map((number) => `весть ${number}`));
  toasts.toast({ title: 'весть 8' });
  expect(shown).toHaveLength(6);
});

it('a toast without words gets the usual ones', () => {
  const { toasts, shown, show } = setUp();
  toasts.connectToasts(show);
  toasts.toast({ description: 'Готово' });
  toasts.toast({ variant: 'destructive' });
  toasts.toast({ variant: 'destructive', description: 'Нет места' });
  expect(shown.map(completeToast).map(({ title, description }) => [title, description])).toEqual([
    ['Уведомление', 'Готово'],
    ['Ошибка', 'Что-то пошло не так.'],
    ['Ошибка', 'Нет места'],
  ]);
});

it('a region that has gone leaves the next toasts waiting', () => {
  const { toasts, shown, show } = setUp();
  toasts.connectToasts(show)();
  toasts.toast({ title: 'весть' });
  expect(shown).toEqual([]);
  toasts.connectToasts(show);
  expect(shown).toHaveLength(1);
});
