import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import MockBadge from '../../../web/src/app/frame/mock-badge.tsx';
import MockPanel from '../../../web/src/features/developer/mock-panel.tsx';
import { mockKey, setMockMode } from '../../../web/src/lib/mock/mock-mode.ts';
import { playsAdmin } from '../../../web/src/lib/mock/mock-persona.ts';
import { renderPart } from '../../support/web/services.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  setMockMode(undefined);
});

it('everything is off by default; what is chosen is kept and holds from the next load on', () => {
  const reload = vi.fn();
  renderPart(<MockPanel reload={reload} />);
  const switches = screen.getAllByRole('switch');
  expect(switches).toHaveLength(8);
  expect(switches.filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
  fireEvent.click(screen.getByRole('switch', { name: 'Демо-данные: таблица лидеров' }));
  expect(localStorage.getItem(mockKey)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Применить и перезагрузить' }));
  expect(localStorage.getItem('mock-settings')).toBe('{"leaderboard":true}');
  expect(reload).toHaveBeenCalledOnce();
});

it('with everything switched off nothing is kept', () => {
  setMockMode({ all: true });
  localStorage.setItem(mockKey, '{"all":true}');
  renderPart(<MockPanel reload={() => {}} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Демо-режим: всё, без сервера' }));
  fireEvent.click(screen.getByRole('button', { name: 'Применить и перезагрузить' }));
  expect(localStorage.getItem(mockKey)).toBeNull();
});

it('the mark names what is canned', () => {
  setMockMode({ sections: true, leaderboard: true });
  renderPart(<MockBadge />);
  expect(screen.getByText('Демо-данные: разделы, таблица лидеров')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Выключить' })).toBeDefined();
});

it('the page of MSW cannot be switched off from within, but one may be an admin there', () => {
  setMockMode({ all: true, worker: true });
  renderPart(<MockBadge />);
  expect(screen.getByText('Демо-режим, без сервера')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Выключить' })).toBeNull();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('button', { name: 'Стать админом' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(playsAdmin()).toBe(true);
  reload.mockRestore();
});

it('with everything canned one may be an admin; without it that means nothing and is not kept', () => {
  setMockMode({ all: true });
  renderPart(<MockPanel reload={() => {}} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Демо-режим: я администратор' }));
  fireEvent.click(screen.getByRole('button', { name: 'Применить и перезагрузить' }));
  expect(localStorage.getItem('mock-settings')).toBe('{"all":true,"admin":true}');
  fireEvent.click(screen.getByRole('switch', { name: 'Демо-режим: всё, без сервера' }));
  fireEvent.click(screen.getByRole('button', { name: 'Применить и перезагрузить' }));
  expect(localStorage.getItem('mock-settings')).toBeNull();
});
