import { describe, expect, it } from 'vitest';
import { adjectiveIn, genderOfNoun, inflectAdjective } from '../../../core/russian/adjective.ts';

describe('a Russian adjective', () => {
  it.each([
    ['большой', 'большая', 'большое', 'большие'],
    ['новый', 'новая', 'новое', 'новые'],
    ['маленький', 'маленькая', 'маленькое', 'маленькие'],
    ['хороший', 'хорошая', 'хорошее', 'хорошие'],
    ['синий', 'синяя', 'синее', 'синие'],
    ['молодой', 'молодая', 'молодое', 'молодые'],
    ['дорогой', 'дорогая', 'дорогое', 'дорогие'],
  ])('%s', (m, f, n, pl) => {
    expect(inflectAdjective(m)).toEqual({ m, f, n, pl });
  });

  it('is found in a gloss, or is not there', () => {
    expect(adjectiveIn('близко, близкий')).toBe('близкий');
    expect(adjectiveIn('старый (о вещах)')).toBe('старый');
    expect(adjectiveIn('хочет пить')).toBeUndefined();
    expect(inflectAdjective('рад')).toBeUndefined();
  });
});

describe('the gender of a Russian noun', () => {
  it.each([
    ['квартира', 'f'],
    ['дом', 'm'],
    ['окно', 'n'],
    ['дверь', 'f'],
    ['день', 'm'],
    ['папа', 'm'],
    ['имя', 'n'],
    ['такси', 'n'],
    ['скорая помощь', 'f'],
    ['торговый центр', 'm'],
    ['кофе', undefined],
    ['корабль', undefined],
    ['день рождения', undefined],
  ])('%s', (noun, gender) => {
    expect(genderOfNoun(noun)).toBe(gender);
  });
});
