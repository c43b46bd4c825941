import { isDeepStrictEqual } from 'node:util';
import { cleanDialogue } from '../../core/dialogues/clean-dialogue.ts';
import type { DialogueContent } from '../../core/dialogues/content.ts';
import type { ContentFiles, Format } from './content-folder.ts';

const opening = /(?:\/\*\*[^*]*\*\/\n)?export const (\w+): readonly DialogueContent\[\] = /;

/** The comment above the dialogues of a file, and what they are called. */
function headingIn(text: string): string | undefined {
  return opening.exec(text)?.[0];
}

/** The files that hold dialogues, each with the keys in it. */
function filesByKey(files: ContentFiles): Map<string, string> {
  const held = new Map<string, string>();
  for (const [name, text] of files) {
    if (!name.startsWith('dialogues/') || headingIn(text) === undefined) continue;
    for (const [, key] of text.matchAll(/^ {4}key: '([a-z0-9-]+)',$/gm)) if (key) held.set(key, name);
  }
  return held;
}

const printFile = (heading: string, dialogues: readonly DialogueContent[]): string =>
  [
    "import type { DialogueContent } from '../../../core/dialogues/content.ts';\n\n",
    `${heading}${JSON.stringify(dialogues)};\n`,
  ].join('');

type Planning = {
  format: Format;
  /** What the files hold now. */
  present: readonly DialogueContent[];
  /** Keys of the lessons in the order of the course: so the dialogues of a file come. */
  lessons: readonly string[];
};

/**
 * What has to be written into `db/content/dialogues` so that it holds these dialogues: new texts by file name,
 * 'dialogues/city.ts'. A file whose dialogues have not changed is kept to the letter; one that changed is printed in full,
 * without the shorter words of `shape.ts`. A new dialogue goes into the file of the one that comes before it.
 */
export function planDialogueFiles(
  dialogues: readonly DialogueContent[],
  files: ContentFiles,
  { format, present, lessons }: Planning,
): Map<string, string> {
  const held = filesByKey(files);
  const placeOf = ({ lesson }: DialogueContent) => lessons.indexOf(lesson);
  const inOrder = dialogues.map(cleanDialogue).toSorted((one, other) => placeOf(one) - placeOf(other));
  let last = held.get(present[0]?.key ?? '') ?? '';
  const wanted = new Map([...new Set(held.values())].map((name): [string, DialogueContent[]] => [name, []]));
  for (const dialogue of inOrder) {
    last = held.get(dialogue.key) ?? last;
    wanted.get(last)?.push(dialogue);
  }
  const changed = [...wanted].filter(([name, own]) => {
    const now = present.filter(({ key }) => held.get(key) === name).map(cleanDialogue);
    return !isDeepStrictEqual(own, now);
  });
  return new Map(
    changed.map(([name, own]) => {
      const heading = headingIn(files.get(name) ?? '') ?? '';
      return [name, format(printFile(heading, own), name)];
    }),
  );
}
