import type { Recogniser } from '../../../../core/handwriting/recogniser.ts';

/** Where the packed templates of all letters are served from. */
export const templatesUrl = '/handwriting/templates.bin';

export type RecogniserLoader = {
  /** Loads code and templates once; after a failure the next call tries again. */
  load(): Promise<Recogniser>;
};

/** Keeps recogniser and templates (about 30 KB) out of the page until writing comes near. */
export function createRecogniserLoader(
  fetchTemplates: (url: string) => Promise<Response> = (url) => fetch(url),
): RecogniserLoader {
  let loading: Promise<Recogniser> | undefined;

  async function load(): Promise<Recogniser> {
    const code = import('../../../../core/handwriting/recogniser.ts');
    const packing = import('../../../../core/handwriting/packed.ts');
    const response = await fetchTemplates(templatesUrl);
    if (!response.ok) throw new Error(`templates: ${response.status}`);
    const unpacked = (await packing).unpackTemplates(await response.arrayBuffer());
    if (!unpacked.ok) throw new Error(`templates: ${unpacked.reason}`);
    return (await code).createRecogniser({ templates: unpacked.templates });
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
