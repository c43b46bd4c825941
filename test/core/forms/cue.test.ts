import { describe, expect, it } from 'vitest';
import { adjectiveCue, isCounted, isDescribed, pluralCue, verbCues } from '../../../core/forms/cue.ts';
import type { FormKey } from '../../../core/hebrew/conjugation/forms.ts';
import { verbs } from './support.ts';

const cuesOf = (name: string, key: FormKey): string[] => {
  const verb = verbs.verbs.find((one) => one.key === name);
  if (!verb) throw new Error(`the course has no verb ${name}`);
  return verbCues(verb, key);
};

describe('the cue of a form of a verb', () => {
  it.each([
    ['kaav', 'present.sg.m', 'болит (м.)'],
    ['kara-likrot', 'past.3sg.m', 'это случилось'],
    ['nigmar', 'past.3sg.f', 'она закончилась'],
    ['hikir', 'past.2sg.m', 'ты знал'],
    ['hitkhaten', 'past.2sg.f', 'ты вышла замуж'],
    ['hitkhaten', 'future.2sg.f', 'ты выйдешь замуж'],
    ['nolad', 'past.1sg', 'я родился / родилась'],
    ['matsa', 'past.3sg.m', 'он нашёл'],
    ['gar', 'past.3sg.m', 'он жил'],
    ['gar', 'future.1pl', 'мы будем жить'],
    ['khalam', 'past.1sg', 'я видел(а) во сне'],
    ['akhal', 'imperative.sg.m', 'ешь! (м.)'],
    ['yashav', 'imperative.pl.m', 'садитесь!'],
    // The first of several verbs of a pair.
    ['lamad', 'past.3sg.f', 'она училась'],
  ] as const)('%s, %s: %s', (name, key, cue) => {
    expect(cuesOf(name, key)).toEqual([cue]);
  });

  it('has persons of the present that can be said of the verb', () => {
    expect(cuesOf('hikir', 'present.sg.m')).toEqual(['он знает', 'я знаю (м.)', 'ты знаешь (м.)']);
    expect(cuesOf('nishbar', 'present.sg.m')).toEqual(['он ломается']);
  });

  it('leaves out a person that is spelled as one of another verb', () => {
    expect(cuesOf('shilem', 'present.sg.m')).toEqual(['он платит', 'ты платишь (м.)']);
    expect(cuesOf('bakha', 'present.sg.f')).toEqual(['она плачет', 'ты плачешь (ж.)']);
  });

  it('takes no future of «быть» for a present', () => {
    expect(verbCues({ imperfective: 'быть знакомым', perfective: null }, 'present.sg.m')).toEqual([
      'я, ты, он · настоящее · быть знакомым',
    ]);
  });
});

describe('the cue of another word', () => {
  it('is a plural that Russians say', () => {
    expect(['израильтянин', 'такси', 'клубника', 'скорая помощь'].map(pluralCue)).toEqual([
      'израильтяне',
      'такси (мн.)',
      'ягоды клубники',
      'машины скорой помощи',
    ]);
  });

  it('is not made where nobody counts, or describes', () => {
    expect(['тошнота', 'пшеница', 'опыт, попытка', 'деньги'].filter(isCounted)).toEqual([]);
    expect(['стол', 'час', 'курица', 'год (м.)'].filter(isCounted)).toHaveLength(4);
    expect(['стол', 'час', 'курица', 'год (м.)'].filter(isDescribed)).toEqual(['стол', 'курица']);
  });

  it('says of people what is said of them', () => {
    expect(adjectiveCue('женат, замужем', 'sg.f')).toBe('замужем');
    expect(adjectiveCue('хочет пить', 'pl.m')).toBe('они хотят пить');
  });
});
