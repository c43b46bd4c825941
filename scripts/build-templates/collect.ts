import type { Form, Sample, Templates } from '../../core/handwriting/shapes.ts';
import { letters } from '../../core/hebrew/letters.ts';
import { centreLines, readFont } from './font-glyphs.ts';
import { linesOf, readOmniglot, toSample } from './omniglot.ts';

/** A font that gives one template for each of the 27 letters. All are under the SIL Open Font License 1.1. */
type FontSource = { name: string; form: Form; file: string };

export const fontSources: readonly FontSource[] = [
  {
    name: 'gveret-levin',
    form: 'cursive',
    file: '@fontsource/gveret-levin/files/gveret-levin-hebrew-400-normal.woff',
  },
  {
    name: 'playpen-sans-hebrew',
    form: 'cursive',
    file: '@fontsource/playpen-sans-hebrew/files/playpen-sans-hebrew-hebrew-300-normal.woff',
  },
  {
    name: 'noto-sans-hebrew',
    form: 'print',
    file: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-100-normal.woff',
  },
  { name: 'fredoka', form: 'print', file: '@fontsource/fredoka/files/fredoka-hebrew-300-normal.woff' },
];

/** The centre lines of all 27 letters of one font. */
export function fontSamples({ name, form, file }: FontSource): { letter: string; sample: Sample }[] {
  const font = readFont(file);
  return letters.map((letter) => ({
    letter,
    sample: { form, source: `font:${name}`, ...centreLines(font, letter) },
  }));
}

/** The print drawings as templates, each placed between the lines of its drawer. */
export function drawnSamples(): { letter: string; sample: Sample }[] {
  const drawings = readOmniglot();
  const lines = linesOf(drawings);
  return drawings.flatMap((drawing) => {
    const own = lines.get(drawing.drawer);
    return own ? [{ letter: drawing.letter, sample: toSample(drawing, own) }] : [];
  });
}

/** Every template that ships: fonts first, then the drawers. */
export function collectTemplates(): Templates {
  return groupByLetter([...fontSources.flatMap(fontSamples), ...drawnSamples()]);
}

/** Puts samples under their letters, in alphabet order. */
export function groupByLetter(entries: readonly { letter: string; sample: Sample }[]): Templates {
  return Object.fromEntries(
    letters
      .map(
        (letter) =>
          [
            letter,
            { samples: entries.filter((entry) => entry.letter === letter).map(({ sample }) => sample) },
          ] as const,
      )
      .filter(([, { samples }]) => samples.length > 0),
  );
}
