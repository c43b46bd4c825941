import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../core/settings/settings.ts';
import { WordCard } from '../../../../web/src/exercises/cards/word-card.tsx';
import { book } from '../../trainer/support.tsx';
import { sampleWord } from '../support.tsx';

function renderCard(over: Partial<Parameters<typeof WordCard>[0]> = {}) {
  render(
    <WordCard
      word={book}
      settings={defaultSettings}
      covered={false}
      compact={false}
      onReveal={() => {}}
      {...over}
    />,
  );
  return screen.getByRole('region', { name: 'Слово' });
}

describe('the word card', () => {
  it('shows the word with niqqud, its transcription in brackets, its copy by hand and its meaning', () => {
    const card = renderCard();
    expect(screen.getByText('סֵפֶר').closest('bdi')).toMatchObject({ lang: 'he', dir: 'rtl' });
    expect(screen.getByText('ספר')).toBeDefined();
    expect(screen.getByText('книга')).toBeDefined();
    expect(card.textContent).toContain('[сэ́фэр]');
    expect(screen.getByText('[сэ́фэр]').querySelector('bdi')).toBeNull();
  });

  it('shows the letters of a word whose niqqud is not known, and no empty brackets', () => {
    const word = sampleWord({ hebrew: 'שלט', pronunciation: '', transcription: '', audio: null }); // shelet
    const card = renderCard({ word });
    expect(screen.getAllByText('שלט')).toHaveLength(2);
    expect(card.textContent).not.toContain('[');
  });

  it('shows gender and plural of a noun', () => {
    const card = renderCard();
    expect(card.textContent).toContain('мужской род');
    expect(card.textContent).toContain('многоסְפָרִים');
  });

  it('names the synthesised voice that says it', () => {
    const word = sampleWord({ audio: '/api/sounds/a', voice: { synthesis: 'Ноа' } });
    expect(renderCard({ word }).textContent).toContain('голос: синтез, Ноа');
  });

  it('shows the feminine form of an adjective', () => {
    const word = sampleWord({ hebrew: 'גדול', pronunciation: 'גָּדוֹל', feminine: 'גְּדוֹלָה' }); // gadol
    expect(renderCard({ word }).textContent).toContain('онаגְּדוֹלָה');
  });

  it('keeps other forms until their letters were met', () => {
    const met = new Set([...'ספר']);
    expect(renderCard({ letters: met }).textContent).toMatch(/мужской род$/);
    cleanup();
    expect(renderCard({ letters: new Set([...met, 'י', 'ם']) }).textContent).toContain('многоסְפָרִים');
  });

  it('shows a phrase word by word from right to left, and tells who teaches a word of it', () => {
    // ma hashaa, what time is it
    const word = sampleWord({
      ...{ hebrew: 'מה השעה', pronunciation: 'מָה הַשָּׁעָה', russian: 'сколько времени?' },
      parts: [
        { pronunciation: 'מָה', russian: 'какой', lesson: { id: 4, number: 4 } },
        {
          ...{ pronunciation: 'הַשָּׁעָה', russian: 'час', lesson: { id: 9, number: 24 } },
          word: { id: 90, hebrew: 'שעה', pronunciation: 'שָׁעָה', russian: 'час, время' },
        },
        { pronunciation: 'נָא', russian: 'же' },
      ],
    });
    renderCard({ word });
    const line = screen.getByRole('list', { name: 'По словам' });
    expect(line.getAttribute('dir')).toBe('rtl');
    expect([...line.children].map(({ textContent }) => textContent)).toEqual(['מָהкакой', 'הַשָּׁעָהчас', 'נָאже']);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'מָהкакой',
      'הַשָּׁעָהчас',
    ]);
    const told = () => screen.getByRole('status').textContent;
    expect(told()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: /час/ }));
    expect(told()).toBe('שָׁעָה — час, время, урок 24');
    fireEvent.click(screen.getByRole('button', { name: /какой/ }));
    expect(told()).toBe('Это слово из урока 4');
    fireEvent.click(screen.getByRole('button', { name: /какой/ }));
    expect(told()).toBe('');
    cleanup();
    renderCard({ word, settings: { ...defaultSettings, niqqud: false } });
    expect(screen.getByRole('list', { name: 'По словам' }).textContent).toBe('מהкакойהשעהчасנאже');
    cleanup();
    renderCard({ word, compact: true });
    expect(screen.queryByRole('list', { name: 'По словам' })).toBeNull();
  });

  it('obeys the settings: no niqqud anywhere, no transcription', () => {
    const settings = { ...defaultSettings, niqqud: false, transcription: false };
    const card = renderCard({ settings });
    expect(card.textContent).toBe('ספרספרкнигаголос: роботмужской родмногоספרים');
  });

  it.each([
    [{ voice: 'human', audio: '/api/sounds/1' }, 'голос: диктор'],
    [{ voice: 'google', audio: '/api/sounds/1' }, 'голос: Google'],
    [{ audio: '/audio/book.mp3' }, 'голос: робот'],
  ] as const)('says who says the word: %o', (said, source) => {
    renderCard({ word: { ...book, ...said } });
    expect(screen.getByText(source)).toBeDefined();
  });

  it.each([
    ['of a sound that was uploaded', { word: { ...book, audio: '/api/audio/1/101' } }],
    ['where there is no sound', { word: { ...book, audio: null } }],
    ['where the card is compact', { compact: true }],
  ])('says nothing of the voice %s', (_, over) => {
    renderCard(over);
    expect(screen.queryByText(/^(диктор|Google|робот)$/)).toBeNull();
  });

  it('hides every Hebrew letter while it is covered', () => {
    const card = renderCard({ covered: true, compact: true });
    expect(card.textContent).not.toMatch(/[\u0590-\u05ff]/);
    expect(screen.getByRole('button', { name: 'показать' })).toBeDefined();
  });
});
