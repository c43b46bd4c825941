import { describe, expect, it } from 'vitest';
import { checkDialogues } from '../../../core/dialogues/check-dialogues.ts';
import type { DialogueContent, DialogueTurn } from '../../../core/dialogues/content.ts';
import { dialogues } from '../../../db/content/dialogues/index.ts';
import { sections } from '../../../db/content/index.ts';
import { names } from '../../../db/content/names.ts';
import { writtenVerbs } from '../../../db/course/verbs.ts';
import { printDialogues } from '../../../scripts/check-content/dialogues.ts';
import { lessonsOf } from '../../../scripts/content-files/placed-words.ts';

const lessons = lessonsOf(sections);
const turn: DialogueTurn = {
  speaker: 0,
  pronunciation: 'שָׁלוֹם, דָּנָה!',
  transcription: 'шало́м да́на',
  russian: 'Привет, Дана!',
  cue: 'Поздоровайтесь.',
  needs: 'שלום',
};
const dialogue = (key: string, place: number, turns: number): DialogueContent => ({
  key,
  lesson: lessons[place]?.key ?? '',
  title: '',
  scene: '',
  people: [
    { pronunciation: 'דָּנָה', transcription: 'да́на', russian: 'Дана', gender: 'f' },
    { pronunciation: 'רוֹן', transcription: 'рон', russian: 'Рон', gender: 'm' },
  ],
  turns: Array.from({ length: turns }, () => turn),
  questions: [],
});

describe('the dialogues of the course', () => {
  it('are made of taught forms, and have nothing else wrong', () => {
    expect(checkDialogues(dialogues, { sections, verbs: writtenVerbs(), names })).toEqual([]);
  });

  it('are counted by tens of lessons', () => {
    const report = printDialogues(
      [dialogue('first', 3, 4), dialogue('second', 9, 6), dialogue('third', 10, 8)],
      [{ level: 'error', key: 'first', field: 'title', rule: 'dialogue-empty', why: 'the text is empty' }],
      lessons,
    );
    expect(report.split('\n')).toEqual([
      'error dialogues/first title dialogue-empty: the text is empty',
      'Dialogues of lessons 1–10: 2, 10 turns (5.0 each), 2.0 words a turn',
      'Dialogues of lessons 11–20: 1, 8 turns (8.0 each), 2.0 words a turn',
      'Dialogues of all: 3, 18 turns (6.0 each), 2.0 words a turn, 1 errors, 0 untaught forms',
    ]);
  });
});
