import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanDialogue } from '../../../core/dialogues/clean-dialogue.ts';
import type { DialogueContent } from '../../../core/dialogues/content.ts';
import { dialogues } from '../../../db/content/dialogues/index.ts';
import { sections } from '../../../db/content/index.ts';
import { planDialogueFiles } from '../../../scripts/content-files/dialogue-files.ts';
import { formatContent } from '../../../scripts/content-files/formatter.ts';
import { lessonsOf } from '../../../scripts/content-files/placed-words.ts';

const folder = new URL('../../../db/content/dialogues/', import.meta.url);
const files = new Map(
  readdirSync(folder).map((name) => [`dialogues/${name}`, readFileSync(new URL(name, folder), 'utf8')]),
);
const lessons = lessonsOf(sections).map(({ key }) => key);
const plan = (wanted: readonly DialogueContent[], among = files) =>
  planDialogueFiles(wanted, among, { format: formatContent, present: dialogues, lessons });

/** The dialogues that a printed file holds: it is plain data. */
const heldIn = (text: string): DialogueContent[] =>
  Function(`return ${text.slice(text.indexOf('DialogueContent[] = ') + 'DialogueContent[] = '.length)}`)();

describe('the files of dialogues', () => {
  it('stay as they are where the dialogues do', () => {
    expect(plan(dialogues)).toEqual(new Map());
  });

  it('hold what was changed, what came anew behind what it follows, and nothing of what is gone', () => {
    const name = 'dialogues/my-day.ts';
    const inFile = dialogues
      .filter(({ key }) => files.get(name)?.includes(`key: '${key}'`))
      .map(cleanDialogue);
    const [first, second] = inFile;
    if (!first || !second) throw new Error('no dialogues of the day');
    const changed = { ...first, title: 'Новое имя' };
    const added = { ...first, key: 'own-3' };
    const others = dialogues.filter(({ key }) => key !== first.key && key !== second.key);
    const planned = plan([...others, changed, added]);
    expect([...planned.keys()]).toEqual([name]);
    const text = planned.get(name) ?? '';
    expect(heldIn(text)).toEqual([changed, added, ...inFile.slice(2)]);
    expect(text).toContain('export const myDay: readonly DialogueContent[] = ');
    expect(text).not.toContain('shape.ts');
    // A printed file is read again as it was written.
    const again = planDialogueFiles([...others, changed, added], new Map([...files, [name, text]]), {
      ...{ format: formatContent, lessons },
      present: [...others, changed, added],
    });
    expect(again).toEqual(new Map());
  });
});
