import type { Guides, Sample, Spot, Templates } from '../../../core/handwriting/shapes.ts';
import { drawnSamples, fontSamples, fontSources, groupByLetter } from '../../build-templates/collect.ts';
import { linesOf, readEarlyAramaic, readOmniglot } from '../../build-templates/omniglot.ts';
import { median } from '../figures.ts';

/** A drawing whose letter is known, by a writer that the templates of its fold have not seen. */
export type Trial = { letter: string; strokes: readonly (readonly Spot[])[]; guides?: Guides };
export type Fold = { templates: Templates; trials: Trial[] };

type Entry = { letter: string; sample: Sample };

const fontEntries = fontSources.flatMap(fontSamples);

/**
 * Each drawer in turn is the unseen writer; the other drawers and all fonts, 27 letters in two forms, are the
 * templates.
 */
export function leaveOneDrawerOut(): Fold[] {
  const drawings = readOmniglot();
  const lines = linesOf(drawings);
  const entries = drawnSamples();
  return [...lines.keys()].map((drawer) => {
    const others = [...lines].filter(([other]) => other !== drawer).map(([, own]) => own);
    const [top, baseline] = [median(others.map((own) => own.top)), median(others.map((own) => own.baseline))];
    return {
      templates: groupByLetter([
        ...fontEntries,
        ...entries.filter(({ sample }) => sample.source !== `omniglot:${drawer}`),
      ]),
      trials: drawings
        .filter((drawing) => drawing.drawer === drawer)
        .map(({ letter, strokes }) => ({
          letter,
          strokes,
          guides: { top, baseline, bottom: baseline + (baseline - top) * 0.4 },
        })),
    };
  });
}

/** The same with pen recordings of an alphabet that is not Hebrew. */
export function leaveOneDrawerOutAramaic(): Fold[] {
  const drawings = readEarlyAramaic();
  const drawers = [...new Set(drawings.map(({ drawer }) => drawer))];
  return drawers.map((drawer) => ({
    templates: drawings
      .filter((drawing) => drawing.drawer !== drawer)
      .reduce<{ [letter: string]: { samples: Sample[] } }>((templates, { letter, strokes }) => {
        templates[letter] ??= { samples: [] };
        templates[letter].samples.push({ form: 'print', source: 'omniglot', strokes });
        return templates;
      }, {}),
    trials: drawings.filter((drawing) => drawing.drawer === drawer),
  }));
}

/** Each font of a form in turn is the writer; all other fonts and the drawers are the templates. Only an estimate. */
export function leaveOneFontOut(form: Sample['form'], keep: (letter: string) => boolean): Fold[] {
  const all: Entry[] = [...fontEntries, ...drawnSamples()];
  return fontSources
    .filter((font) => font.form === form)
    .map((font) => ({
      templates: groupByLetter(all.filter(({ sample }) => sample.source !== `font:${font.name}`)),
      trials: fontEntries
        .filter(({ letter, sample }) => sample.source === `font:${font.name}` && keep(letter))
        .map(({ letter, sample }) => ({ letter, strokes: sample.strokes, guides: guidesOf(sample) })),
    }));
}

/** The lines that a template's placement was measured against, in the unit of its strokes. */
function guidesOf({ strokes, placement }: Sample): Guides | undefined {
  if (!placement) return undefined;
  const ys = strokes.flat().map(({ y }) => y);
  const [high, low] = [Math.min(...ys), Math.max(...ys)];
  const height = (low - high) / Math.max(placement.bottom - placement.top, 1e-9);
  const top = high - placement.top * height;
  return { top, baseline: top + height, bottom: top + 1.4 * height };
}
