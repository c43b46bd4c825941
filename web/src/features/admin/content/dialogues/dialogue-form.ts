import type { AdminDialogueDetail } from '../../../../../../core/contracts/admin/dialogues.ts';
import type { DialogueDetail } from '../../../../../../core/contracts/dialogues.ts';
import type { RequestBodyInput } from '../../../../../../core/contracts/endpoints.ts';
import { cleanDialogue } from '../../../../../../core/dialogues/clean-dialogue.ts';
import { type DialoguePerson, freeExamples, type Speaker } from '../../../../../../core/dialogues/content.ts';
import { stripNiqqud } from '../../../../../../core/hebrew/niqqud.ts';
import { emptyLine, type LineForm } from '../parts/line-fields.tsx';

/** `key` is unique among the parts of its kind. */
export type NameForm = DialoguePerson & { key: string };

export type TurnForm = LineForm & {
  key: string;
  speaker: Speaker;
  cue: string;
  needs: string;
  also: readonly string[];
  /** The learner answers about oneself. */
  isFree: boolean;
  /** Kept while `isFree` is off. */
  examples: readonly LineForm[];
};

export type QuestionForm = {
  key: string;
  prompt: string;
  options: readonly { text: string }[];
  /** Place of the right option. */
  answer: number;
  /** Key of the turn that tells it; '' for none. */
  turn: string;
};

/** A dialogue as it is being edited. Plain data: it is stored on the device until it is saved. */
export type DialogueForm = {
  title: string;
  scene: string;
  note: string;
  lessonId: number | null;
  people: readonly [DialoguePerson, DialoguePerson];
  names: readonly NameForm[];
  turns: readonly TurnForm[];
  questions: readonly QuestionForm[];
};

export type DialogueBody = Omit<NonNullable<RequestBodyInput<'POST /admin/dialogues'>>, 'eventId'>;

const noExamples: readonly LineForm[] = Array.from({ length: freeExamples }, () => emptyLine);

export const newName = (key: string): NameForm => ({ key, ...emptyLine, gender: 'f' });

export const newTurn = (key: string, speaker: Speaker): TurnForm => ({
  ...{ key, speaker, ...emptyLine },
  ...{ cue: '', needs: '', also: [], isFree: false, examples: noExamples },
});

export const emptyOption = { text: '' };

export const newQuestion = (key: string): QuestionForm => ({
  ...{ key, prompt: '', options: [emptyOption, emptyOption, emptyOption], answer: 0, turn: '' },
});

export const emptyDialogue = (lessonId: number | null): DialogueForm => ({
  ...{ title: '', scene: '', note: '', lessonId, names: [] },
  people: [
    { ...emptyLine, gender: 'f' },
    { ...emptyLine, gender: 'm' },
  ],
  turns: (['1', '2', '3', '4'] as const).map((key, at) => newTurn(key, at % 2 === 0 ? 0 : 1)),
  questions: ['1', '2'].map(newQuestion),
});

const keyOf = (place: number): string => String(place + 1);

export function formOf(dialogue: AdminDialogueDetail): DialogueForm {
  const { title, scene, note, lesson, people, names, turns, questions } = dialogue;
  return {
    ...{ title, scene, note, lessonId: lesson?.id ?? null, people },
    names: names.map((name, at) => ({ key: keyOf(at), ...name })),
    turns: turns.map(({ audio: _, voice: __, examples, ...turn }, at) => ({
      ...turn,
      key: keyOf(at),
      isFree: examples.length > 0,
      examples: examples.length > 0 ? examples : noExamples,
    })),
    questions: questions.map(({ options, turn, ...question }, at) => ({
      ...question,
      key: keyOf(at),
      options: options.map((text) => ({ text })),
      turn: keyOf(turn),
    })),
  };
}

export const turnBody = ({ key: _, isFree, examples, also, ...turn }: TurnForm) => ({
  ...turn,
  also: [...also],
  examples: isFree ? [...examples] : [],
});

/** The form as a request. A question on a turn that is gone names the place behind the last one. */
export function bodyOf({ people, names, turns, questions, ...fields }: DialogueForm): DialogueBody {
  const placeOf = (key: string) => {
    const place = turns.findIndex((turn) => turn.key === key);
    return place < 0 ? turns.length : place;
  };
  return {
    ...fields,
    people: [people[0], people[1]],
    names: names.map(({ key: _, ...name }) => name),
    turns: turns.map(turnBody),
    questions: questions.map(({ key: _, options, turn, ...question }) => ({
      ...question,
      options: options.map(({ text }) => text),
      turn: placeOf(turn),
    })),
  };
}

/** True when the server's dialogue is what the form says: a response may have been lost on its way back. */
export const isSaved = (form: DialogueForm, dialogue: AdminDialogueDetail): boolean =>
  comparable(form) === comparable(formOf(dialogue));

function comparable(form: DialogueForm): string {
  const { lessonId, ...body } = bodyOf(form);
  return JSON.stringify([lessonId, cleanDialogue({ ...body, key: '', lesson: '' })]);
}

/** The sound of a turn that the dialogue has in these words: null for none, undefined where the words are others. */
export type AudioOf = (line: LineForm) => string | null | undefined;

export const audioIn =
  ({ turns }: Pick<AdminDialogueDetail, 'turns'>): AudioOf =>
  ({ pronunciation, transcription }) =>
    turns.find((turn) => turn.pronunciation === pronunciation && turn.transcription === transcription)?.audio;

/** What a learner reads of it. */
export type ShownDialogue = Pick<DialogueDetail, 'title' | 'scene' | 'note' | 'names' | 'turns'>;

export const previewOf = (form: DialogueForm, audioOf: AudioOf): ShownDialogue => ({
  title: form.title,
  scene: form.scene,
  note: form.note.trim() === '' ? null : form.note,
  names: [form.people[0], form.people[1]],
  turns: form.turns
    .filter(({ pronunciation }) => pronunciation.trim() !== '')
    .map(({ key: _, isFree, examples, also, ...turn }) => ({
      ...turn,
      hebrew: stripNiqqud(turn.pronunciation),
      audio: audioOf(turn) ?? null,
      also: [...also],
      examples: (isFree ? examples : []).map((it) => ({ ...it, hebrew: stripNiqqud(it.pronunciation) })),
      words: [],
    })),
});

/** The whole form as text, for the clipboard. */
export function textOf({ title, scene, note, people, turns, questions }: DialogueForm): string {
  const lineText = (it: LineForm) => `${it.pronunciation} - ${it.transcription} - ${it.russian}`;
  const said = turns.map((turn) =>
    [
      `${people[turn.speaker].russian}: ${lineText(turn)}`,
      turn.cue,
      [turn.needs, ...turn.also].join(' | '),
      ...(turn.isFree ? turn.examples.map((example) => `- ${lineText(example)}`) : []),
    ].join('\n'),
  );
  const asked = questions.map(({ prompt, options, answer }) =>
    [prompt, ...options.map(({ text }, at) => `${at === answer ? '+' : '-'} ${text}`)].join('\n'),
  );
  return [title, scene, ...people.map(lineText), ...said, ...asked, note].filter(Boolean).join('\n\n');
}
