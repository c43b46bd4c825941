import { describe, expect, it } from 'vitest';
import { cleanDialogue } from '../../../core/dialogues/clean-dialogue.ts';
import { dialogues } from '../../../db/content/dialogues/index.ts';
import { smallDialogues } from '../../support/dialogues.ts';

const [, hello] = smallDialogues;

describe('a cleaned dialogue', () => {
  it('is what the content has, patterns of lines included', () => {
    for (const dialogue of [...dialogues, ...smallDialogues])
      expect(cleanDialogue(dialogue)).toEqual(dialogue);
    const [turn] = hello?.turns ?? [];
    if (!hello || !turn) throw new Error('no dialogue');
    const needs = 'גר/גרה כמה/מה_המחיר ב* *';
    expect(cleanDialogue({ ...hello, turns: [{ ...turn, needs }] }).turns[0]?.needs).toBe(needs);
  });

  it('has no stray spaces, invisible signs or empty lists, and its letters are composed', () => {
    if (!hello) throw new Error('no dialogue');
    const [turn] = hello.turns;
    if (!turn) throw new Error('no turn');
    const cleaned = cleanDialogue({
      ...hello,
      ...{ title: ' Диалог \u200f hello ', note: '  ', names: [] },
      turns: [
        { ...turn, pronunciation: `  ${turn.pronunciation.normalize('NFD')} `, also: [], examples: [] },
      ],
    });
    const { names: _, ...rest } = hello;
    expect(cleaned).toEqual({ ...rest, title: 'Диалог hello', turns: [turn] });
  });
});
