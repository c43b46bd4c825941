import type { Shape } from './binyan-shapes.ts';
import type { Binyan, PartName } from './forms.ts';
import type { Segment } from './segments.ts';

/** Letters of a root, final he as ה, e.g. ['כ', 'ת', 'ב']. */
export type Root = readonly string[];

/** First letters that a future or an infinitive may swallow: יִפֹּל, יֵשֵׁב, יֵלֵךְ, יִקַּח. */
function hiddenFirst(
  letters: readonly string[],
  prefix: Segment | null,
  first: Segment | undefined,
): string[] {
  const tail = letters.join('');
  const hidden = first?.dagesh ? ['נ', 'י'] : ['י', 'נ'];
  if (tail === 'קח') hidden.push('ל');
  if (tail === 'לכ') hidden.push('ה');
  if (prefix?.letter === 'ל' && prefix.mater === 'ו') hidden.push('א'); // לוֹמַר
  return hidden.filter((letter) => letter !== letters[0]); // no root begins with two equal letters
}

/** Roots of three letters of which two are seen. */
function rootsOfTwo(
  part: PartName,
  binyan: Binyan,
  { core, prefix }: Shape,
  letters: readonly string[],
): Root[] {
  const [a = '', b = ''] = letters;
  const [first] = core;
  const doubled = [a, b, b];
  const withVav = [a, 'ו', b];
  const withYod = [a, 'י', b];
  const isBare = binyan === 'paal' && (part === 'past' || part === 'present');
  if (first?.mater === 'ו') return [withVav];
  if (first?.mater === 'י' && binyan === 'paal') return [withYod];
  const middle = first?.mater === 'י' ? [withVav, withYod] : [withVav, withYod, doubled];
  if (isBare) return first?.vowel === 'patah' ? [doubled, [a, b, 'ה'], ...middle] : middle; // קַל, חַי
  if (binyan === 'paal' && part === 'infinitive' && b === 'ת') {
    return letters[0] === 'ת'
      ? [['נ', 'ת', 'נ']]
      : [['נ', a, 'א'], ...hiddenFirst([a], prefix, first).map((it) => [it, a, b])];
  }
  const hidden = hiddenFirst(letters, prefix, first).map((it) => [it, a, b]);
  if (binyan === 'hufal' && prefix?.mater === 'ו') return [...hidden, ...middle]; // הוּרַד, הוּקַם
  if (prefix?.mater === 'ו' || prefix?.mater === 'י') return hidden;
  const isDagesh = first?.dagesh === true;
  if (first?.mater === 'י') return isDagesh ? [...hidden, withVav] : [...middle, ...hidden];
  if (isDagesh) return binyan === 'hufal' ? [...hidden, withVav, doubled] : [...hidden, doubled]; // הֻנַּח of נוח
  return first?.vowel === 'holam' ? [doubled] : [doubled, ...middle, ...hidden];
}

/** Infinitives in -ֶת: לָשֶׁבֶת, לָלֶכֶת, לָדַעַת, לָגֶשֶׁת, לָצֵאת. */
function isSegolate({ core }: Shape): boolean {
  const last = core.at(-1);
  return (
    core.length === 3 &&
    last?.letter === 'ת' &&
    last.vowel === null &&
    core[0]?.mater === '' &&
    core[0]?.vowel !== 'shva'
  );
}

/** The roots that a part of the given shape can have, likeliest first. */
export function rootsOf(part: PartName, binyan: Binyan, shape: Shape): Root[] {
  const { core, prefix } = shape;
  const letters = core.map(({ letter }) => letter);
  const last = core.at(-1);
  const isOt =
    part === 'infinitive' &&
    last?.letter === 'ת' &&
    core.at(-2)?.mater === 'ו' &&
    core.at(-2)?.vowel === 'holam';
  const isHe = last?.mater === 'ה' || isOt;
  const shown = isOt ? letters.slice(0, -1) : letters;
  if (isHe) {
    if (shown.length >= 2) return [[...shown, 'ה']];
    return hiddenFirst(shown, prefix, core[0]).map((it) => [it, ...shown, 'ה']);
  }
  if (part === 'infinitive' && binyan === 'paal' && isSegolate(shape)) {
    const pair = letters.slice(0, 2);
    const hidden = hiddenFirst(pair, prefix, core[0]);
    return hidden.map((it) => [it, ...pair]);
  }
  if (letters.length === 2) return rootsOfTwo(part, binyan, shape, letters);
  const isPolel =
    letters.length === 3 &&
    core[0]?.mater === 'ו' &&
    binyan !== 'paal' &&
    binyan !== 'hifil' &&
    binyan !== 'nifal';
  if (isPolel && letters[1] === letters[2]) {
    return [[letters[0] ?? '', 'ו', letters[1] ?? ''], letters, [letters[0] ?? '', 'י', letters[1] ?? '']];
  }
  const isVavOfYod = binyan === 'nifal' && letters[0] === 'ו'; // יִוָּלֵד is of ילד
  return [isVavOfYod ? ['י', ...letters.slice(1)] : letters];
}
