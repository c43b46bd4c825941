import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bestOf, createRuleFinder } from '../../../core/rules/find-rule.ts';
import { ruleOfPhrase } from '../../../core/rules/said-phrases.ts';
import { ruleWordings } from '../../../core/rules/wordings.ts';
import { rules } from '../../../db/content/rules/index.ts';

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../../data/rules/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
/** What is asked, and the keys that answer (test/data/rules/README.md). */
const rowsOf = (name: string) =>
  linesOf(name).map((line) => {
    const [asked = '', keys = ''] = line.split(' = ');
    return { asked, keys: keys.split(', ') };
  });

const find = createRuleFinder(rules);
const keysFor = (asked: string): string[] => find(asked).map(({ key }) => key);
/** Shares of the rows that are answered by the first rule, and by one of the first three. */
function sharesFound(name: string): { first: number; amongThree: number } {
  const rows = rowsOf(name);
  const places = rows.map(({ asked, keys }) => keysFor(asked).findIndex((key) => keys.includes(key)));
  const share = (isFound: (place: number) => boolean) => places.filter(isFound).length / rows.length;
  return { first: share((place) => place === 0), amongThree: share((place) => place >= 0 && place < 3) };
}

describe('the rules that a text asks for', () => {
  it('are among the first three in the wordings that are known', () => {
    const { first, amongThree } = sharesFound('known');
    expect(amongThree).toBeGreaterThan(0.97);
    expect(first).toBeGreaterThan(0.92);
  });

  it('are among the first three in wordings that were written afterwards', () => {
    const { first, amongThree } = sharesFound('held-out');
    expect(amongThree).toBeGreaterThan(0.86);
    expect(first).toBeGreaterThan(0.78);
  });

  it('are none in texts that ask for nothing of the kind', () => {
    const texts = linesOf('nonsense');
    expect(texts.filter((text) => find(text).length > 0).length / texts.length).toBeLessThan(0.08);
    for (const text of ['где купить билет', 'мягкий знак', 'абракадабра', '12345', '', '!!!', '🙂'])
      expect(keysFor(text), text).toEqual([]);
  });

  it.each([
    ['у меня есть', 'having'],
    ['У МЕНЯ ЕСТЬ?', 'having'],
    ['  как сказать «у меня есть»…', 'having'],
    ['артикль', 'the'],
    ['артикля', 'the'],
    ['артекль', 'the'],
    ['почему нет есть', 'no-is'],
    ['как сказать мне холодно', 'to-me'],
    ['прошедшее время', 'past-endings'],
    ['прошедшего времени', 'past-endings'],
    ['род', 'gender'],
    ['самый', 'most'],
    ['эт', 'et'],
    ['йеш ли', 'having'],
    ['yesh li', 'having'],
    ['יֵשׁ לִי', 'having'],
    ['את', 'et'],
    ['биньян פיעל', 'piel'],
    ['у дедушки есть огород', 'having'],
    ['не шуми', 'al'],
  ])('%s: %s', (asked, key) => {
    expect(keysFor(asked).slice(0, 3)).toContain(key);
  });

  it.each([
    ['мне двадцать пять лет', 'age'],
    ['марии 5 лет', 'age'],
    ['моей дочке шесть лет', 'age'],
    ['в школе десять лет', undefined],
    ['сколько вашей дочке лет', 'age'],
    ['новый год', undefined],
    ['прошлого года', undefined],
    ['каждые три года', undefined],
    ['не кричи', 'al'],
    ['не закрой', 'al'],
    ['не пейте', 'al'],
    ['не очень', undefined],
    ['не такой', undefined],
    ['не большой', undefined],
    ['не знать', undefined],
    ['у меня не будет денег', 'had'],
  ])('said by its shape, %s: %s', (said, key) => {
    expect(ruleOfPhrase(said)).toBe(key);
  });

  it('are several where they answer equally well', () => {
    expect(bestOf(find('шлоша или шалош')).length).toBe(1);
    expect(
      bestOf(find('степени сравнения'))
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['comparing', 'most']);
    expect(bestOf([])).toEqual([]);
  });

  it('say whether the whole text is one of their wordings', () => {
    expect(find('определённый артикль')[0]).toMatchObject({ key: 'the', isExact: true });
    expect(find('как сказать у меня есть?')[0]).toMatchObject({ key: 'having', isExact: true });
    expect(find('את')[0]?.isExact).toBe(true);
    expect(find('зачем в языке артикль')[0]).toMatchObject({ key: 'the', isExact: false });
    // Only alike: садись, a wording of requests, and лет, one of ages.
    for (const word of ['сад', 'лето', 'книга', 'мне', 'хороший'])
      expect(
        find(word).filter(({ isExact }) => isExact),
        word,
      ).toEqual([]);
  });

  it('of a long text are found by its beginning', () => {
    expect(keysFor(`артикль ${'ы'.repeat(100_000)}`)).toContain('the');
    expect(keysFor(`артикль ${'слово '.repeat(20_000)}`)[0]).toBe('the');
  });
});

describe('a rule of an author', () => {
  const own = {
    key: 'own-1',
    title: 'Паузы в разговоре',
    text: 'Слово «аз» начинает фразу, когда думают вслух.',
  };
  const withOwn = createRuleFinder([...rules, own]);

  it('is found by its title and by words of its text', () => {
    expect(withOwn('паузы')[0]?.key).toBe('own-1');
    expect(withOwn('разговор с паузами')[0]?.key).toBe('own-1');
    expect(withOwn('думать вслух слово').map(({ key }) => key)).toContain('own-1');
  });

  it('takes no wording from the others', () => {
    expect(withOwn('артикль')[0]?.key).toBe('the');
  });
});

it('each rule of the content has wordings, and each wording a rule', () => {
  expect(Object.keys(ruleWordings).sort()).toEqual(rules.map(({ key }) => key).sort());
});
