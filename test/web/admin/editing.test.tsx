// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OtherEditor } from '../../../core/contracts/admin/editing.ts';
import { editingText } from '../../../core/texts/admin/editing.ts';
import { client } from './client.ts';
import { createContentServer, editKitchen, openContent, openRules } from './content-server.tsx';

const server = createContentServer();
const dana: OtherEditor = { kind: 'lesson', id: 7, by: 9, name: 'Дана' };
beforeEach(() => {
  server.open();
  client.events.length = 0;
  server.state.editing = [dana];
  server.state.beats = [];
});

describe('who is editing', () => {
  it('stands in the list of lessons', async () => {
    await openContent();
    expect(await screen.findByText('Сейчас редактирует Дана')).toBeDefined();
  });

  it('stands in the editor, which says that it is open, and that it was left', async () => {
    await editKitchen();
    expect(await screen.findByText('Сейчас редактирует Дана')).toBeDefined();
    expect(server.state.beats).toEqual([{ kind: 'lesson', id: 7, isOpen: true }]);
    client.send('back_button_pressed');
    await waitFor(() => expect(server.state.beats.at(-1)).toEqual({ kind: 'lesson', id: 7, isOpen: false }));
  });

  it('is asked again when the page comes back, and not while it is hidden', async () => {
    await editKitchen();
    await waitFor(() => expect(server.state.beats).toHaveLength(1));
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    fireEvent(document, new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(server.state.beats).toHaveLength(2));
  });

  it('stands in the lists of rules and dialogues, and in their editors', async () => {
    server.state.editing = [
      { ...dana, kind: 'rule', id: 3 },
      { ...dana, kind: 'dialogue', id: 5 },
    ];
    await openRules();
    expect(await screen.findByText('Сейчас редактирует Дана')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: 'Диалоги' }));
    await screen.findByText('Найдено: 1 диалог');
    expect(await screen.findByText('Сейчас редактирует Дана')).toBeDefined();
    server.state.editing = [{ ...dana, kind: 'dialogue', id: 5 }];
    fireEvent.click(screen.getByRole('button', { name: /Чай вдвоём/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Редактировать' }));
    await waitFor(() => expect(server.state.beats).toContainEqual({ kind: 'dialogue', id: 5, isOpen: true }));
    expect(await screen.findByText('Сейчас редактирует Дана')).toBeDefined();
  });

  it('names all, and an admin who has never visited by their number', () => {
    expect(editingText([dana, { by: 5, name: '' }])).toBe('Сейчас редактируют: Дана, администратор 5');
  });
});
