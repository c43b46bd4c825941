export type RussianGender = 'm' | 'f' | 'n';

/** The forms of a Russian adjective: он, она, оно, они. */
export type RussianAdjective = { m: string; f: string; n: string; pl: string };

/** The adjective among the alternatives of a gloss, without notes: 'близко, близкий' gives 'близкий'. */
export function adjectiveIn(gloss: string): string | undefined {
  return gloss
    .replace(/\([^)]*\)/g, '')
    .split(/[,/]/)
    .map((part) => part.trim())
    .find((part) => /^[а-яё]+(?:ый|ий|ой|щийся)$/.test(part));
}

/** Returns the forms of an adjective in -ый, -ий or -ой, or of a participle in -щийся, undefined for other words. */
export function inflectAdjective(adjective: string): RussianAdjective | undefined {
  if (/щийся$/.test(adjective)) {
    const active = inflectAdjective(adjective.slice(0, -2));
    return active && { m: adjective, f: `${active.f}ся`, n: `${active.n}ся`, pl: `${active.pl}ся` };
  }
  if (!/^[а-яё]+(ый|ий|ой)$/.test(adjective)) return undefined;
  const stem = adjective.slice(0, -2);
  const last = stem.at(-1) ?? '';
  if (adjective.endsWith('ний')) {
    return { m: adjective, f: `${stem}яя`, n: `${stem}ее`, pl: `${stem}ие` };
  }
  const isHush = 'жшчщ'.includes(last);
  const isBack = 'кгх'.includes(last);
  const isStressed = adjective.endsWith('ой');
  return {
    m: adjective,
    f: `${stem}ая`,
    n: stem + (isHush && !isStressed ? 'ее' : 'ое'),
    pl: stem + (isHush || isBack ? 'ие' : 'ые'),
  };
}

/** Feminine although they end in a soft sign, and masculine ones: what is in neither list is not guessed. */
const softFeminine = new Set(
  'дверь площадь тетрадь мебель соль боль ночь осень жизнь церковь любовь очередь часть память кровать постель помощь новость скорость мышь лошадь мать дочь вещь речь смерть морковь страсть ткань кровь грудь ладонь область цель прибыль болезнь подпись связь четверть степень возможность опасность'.split(
    ' ',
  ),
);
const softMasculine = new Set(
  'день словарь учитель писатель водитель рубль дождь январь февраль апрель июнь июль сентябрь октябрь ноябрь декабрь автомобиль король царь медведь гость лебедь локоть ноготь огонь камень корень путь календарь фонарь шампунь кремень портфель отель строитель покупатель житель родитель парень голубь ячмень кашель шекель работодатель пароль'.split(
    ' ',
  ),
);
const masculineInA = new Set(['папа', 'дедушка', 'мужчина', 'дядя', 'судья', 'юноша']);
/** Loanwords without endings. */
const neuter = new Set(['такси', 'меню']);
/** 'торговый центр': the adjective shows the gender. */
const phrase = /^[а-яё]+(ый|ий|ой|ая|яя|ое|ее) [а-яё]+$/;

/** The gender of a Russian noun in the singular, undefined where its letters do not show it for sure. */
export function genderOfNoun(noun: string): RussianGender | undefined {
  const adjective = phrase.exec(noun)?.[1];
  if (adjective) return /я$/.test(adjective) ? 'f' : /е$/.test(adjective) ? 'n' : 'm';
  if (!/^[а-яё]{2,}$/.test(noun)) return undefined;
  if (neuter.has(noun)) return 'n';
  if (masculineInA.has(noun)) return 'm';
  if (noun.endsWith('ь')) return softFeminine.has(noun) ? 'f' : softMasculine.has(noun) ? 'm' : undefined;
  if (/мя$/.test(noun)) return 'n';
  if (/[ая]$/.test(noun)) return 'f';
  if (/[бвгджзйклмнпрстфхцчшщ]$/.test(noun)) return 'm';
  // Loanwords in -о and -е have no endings: метро, кофе. The common ones are neuter, кофе is not.
  if (noun === 'кофе') return undefined;
  return /[оеё]$/.test(noun) ? 'n' : undefined;
}
