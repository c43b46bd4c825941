import type { Recogniser } from '../../../../core/handwriting/recogniser.ts';
import type { Form } from '../../../../core/handwriting/shapes.ts';
import type { LetterModel } from './letter-model.ts';

/** Where the packed templates of all letters are served from: one file, leaner than one `/samples/{letter}.json`. */
export const templatesUrl = '/handwriting/templates.bin';

/** Judges letters and returns how they are written. */
export type Scribe = Recogniser & {
  /** How a letter is written; undefined where the templates do not include it. */
  model: (letter: string, form: Form) => LetterModel | undefined;
};

export type RecogniserLoader = {
  /** Loads code and templates once; after a failure the next call tries again. */
  load(): Promise<Scribe>;
};

/** Keeps recogniser and templates (about 30 KB) out of the page until the writing step is near. */
export function createRecogniserLoader(
  fetchTemplates: (url: string) => Promise<Response> = (url) => fetch(url),
): RecogniserLoader {
  let loading: Promise<Scribe> | undefined;

  async function load(): Promise<Scribe> {
    const code = import('../../../../core/handwriting/recogniser.ts');
    const packing = import('../../../../core/handwriting/packed.ts');
    const models = import('./letter-model.ts');
    const response = await fetchTemplates(templatesUrl);
    if (!response.ok) throw new Error(`templates: ${response.status}`);
    const unpacked = (await packing).unpackTemplates(await response.arrayBuffer());
    if (!unpacked.ok) throw new Error(`templates: ${unpacked.reason}`);
    const { templates } = unpacked;
    const { modelOf } = await models;
    const recogniser = (await code).createRecogniser({ templates });
    return { ...recogniser, model: (letter, form) => modelOf(templates, letter, form) };
  }

  return {
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
