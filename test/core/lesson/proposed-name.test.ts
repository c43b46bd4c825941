import { describe, expect, it } from 'vitest';
import { proposedName } from '../../../core/lesson/proposed-name.ts';

const nameOf = (...glosses: string[]) => proposedName(glosses.map((russian) => ({ russian })));

describe('the name that is proposed for a new lesson', () => {
  it('is what its first words mean, as many as one line of a card holds', () => {
    expect(nameOf('привет')).toBe('Привет');
    expect(nameOf('мир, привет', 'спасибо (вам)', 'да; так')).toBe('Мир, спасибо, да');
    expect(nameOf('школа', 'письменный стол', 'преподаватель', 'тетрадь')).toBe(
      'Школа, письменный стол, преподаватель…',
    );
  });

  it('is a word even where the first is long or begins with a bracket, and nothing without words', () => {
    const long = 'очень длинный перевод, который не кончается'.replace(',', '');
    expect(nameOf(long, 'да')).toBe(`О${long.slice(1)}…`);
    expect(nameOf('(он) идёт')).toBe('(он) идёт');
    expect(nameOf()).toBe('');
  });
});
