import { InlineKeyboard } from 'grammy';

const kinds = {
  /** Page of the list. */
  l: 'list',
  /** The scene, the whole aloud, the whole as text, the roles: id. */
  o: 'scene',
  h: 'hear',
  t: 'text',
  r: 'roles',
  /** Id, revision and the place of a question; of an answer also that of the option. */
  q: 'question',
  a: 'answer',
  /** Id, speaker, place of the level. */
  b: 'begin',
  /** The role that waits. */
  c: 'go-on',
  /** The update that asked for the line. */
  s: 'show',
  n: 'skip',
  /** The same, and the place of the turn that is chosen for it. */
  p: 'pick',
  e: 'stop',
} as const;

export type DialogueButton = (typeof kinds)[keyof typeof kinds];
export type DialogueAction = { kind: DialogueButton; numbers: readonly number[] };

const pattern = /^dg:([a-z])((?::\d{1,12}){0,4})$/;

export const dialogueButtons = {
  build(kind: DialogueButton, ...numbers: readonly number[]): string {
    const [short] = Object.entries(kinds).find(([, name]) => name === kind) ?? [];
    return ['dg', short, ...numbers].join(':');
  },
  /** Undefined for any other button. */
  parse(data: string): DialogueAction | undefined {
    const [, short, numbers = ''] = pattern.exec(data) ?? [];
    const kind = Object.entries(kinds).find(([name]) => name === short)?.[1];
    return kind && { kind, numbers: numbers.split(':').slice(1).map(Number) };
  },
};

type DialogueLabel = readonly [text: string, kind: DialogueButton, ...numbers: number[]];

/** A row for each list of buttons. */
export function keyboardOf(...rows: readonly (readonly DialogueLabel[])[]): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  for (const row of rows) {
    for (const [text, kind, ...numbers] of row) keyboard.text(text, dialogueButtons.build(kind, ...numbers));
    keyboard.row();
  }
  return keyboard;
}
