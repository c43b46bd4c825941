import { describe, expect, it } from 'vitest';
import { conjugateRussian, firstVerb } from '../../../core/russian/verb-forms.ts';
import { verbs } from '../../../db/content/verbs.ts';

const row = (infinitive: string) => {
  const { persons, past, imperative } = conjugateRussian(infinitive) ?? {};
  return [persons?.join(' '), past?.join(' '), imperative?.join(' ')];
};

describe('a Russian verb', () => {
  it.each([
    ['писать', 'пишу пишешь пишет пишем пишете пишут', 'писал писала писали', 'пиши пишите'],
    ['делать', 'делаю делаешь делает делаем делаете делают', 'делал делала делали', 'делай делайте'],
    ['видеть', 'вижу видишь видит видим видите видят', 'видел видела видели', undefined],
    ['слышать', 'слышу слышишь слышит слышим слышите слышат', 'слышал слышала слышали', undefined],
    ['пойти', 'пойду пойдёшь пойдёт пойдём пойдёте пойдут', 'пошёл пошла пошли', undefined],
    [
      'принести',
      'принесу принесёшь принесёт принесём принесёте принесут',
      'принёс принесла принесли',
      'принеси принесите',
    ],
    [
      'помочь',
      'помогу поможешь поможет поможем поможете помогут',
      'помог помогла помогли',
      'помоги помогите',
    ],
    ['хотеть', 'хочу хочешь хочет хотим хотите хотят', 'хотел хотела хотели', undefined],
    [
      'одеваться',
      'одеваюсь одеваешься одевается одеваемся одеваетесь одеваются',
      'одевался одевалась одевались',
      'одевайся одевайтесь',
    ],
    [
      'остеречься',
      'остерегусь остережёшься остережётся остережёмся остережётесь остерегутся',
      'остерёгся остереглась остереглись',
      'остерегись остерегитесь',
    ],
    [
      'пробовать',
      'пробую пробуешь пробует пробуем пробуете пробуют',
      'пробовал пробовала пробовали',
      'пробуй пробуйте',
    ],
    [
      'навестить',
      'навещу навестишь навестит навестим навестите навестят',
      'навестил навестила навестили',
      'навести навестите',
    ],
    [
      'видеть во сне',
      'вижу во сне видишь во сне видит во сне видим во сне видите во сне видят во сне',
      'видел во сне видела во сне видели во сне',
      undefined,
    ],
  ])('%s', (infinitive, persons, past, imperative) => {
    expect(row(infinitive)).toEqual([persons, past, imperative]);
  });

  it('that nobody has listed has no forms', () => {
    expect(conjugateRussian('глокать')).toBeUndefined();
    expect(conjugateRussian('')).toBeUndefined();
  });

  it('has no first person where nobody says it', () => {
    expect(conjugateRussian('победить')?.persons[0]).toBeNull();
    expect(conjugateRussian('победить')?.persons[1]).toBe('победишь');
  });

  it('of the course is listed, nineteen in twenty at least', () => {
    const pairs = verbs.flatMap(({ imperfective, perfective }) =>
      [imperfective, perfective ?? ''].map(firstVerb).filter((verb) => verb !== ''),
    );
    const missing = pairs.filter((verb) => !conjugateRussian(verb));
    expect(missing.length / pairs.length, missing.join(' ')).toBeLessThanOrEqual(0.05);
  });
});
