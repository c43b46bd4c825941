import { useQuery } from '@tanstack/react-query';
import type { DialoguePerson } from '../../../../../../core/dialogues/content.ts';
import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { mergeTexts as texts } from '../../../../../../core/texts/admin/course/merge.ts';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { useServices } from '../../../../lib/services.ts';
import { type Compared, type Edits, field, items, plain } from '../merge/differences.ts';
import { withKeysOf } from '../merge/keys-of-parts.ts';
import { type MergeProps, MergeSheet } from '../merge/merge-sheet.tsx';
import { shownLine } from '../parts/line-fields.tsx';
import { useLessonName } from '../parts/use-lesson-name.ts';
import {
  type DialogueForm,
  formOf,
  type NameForm,
  type QuestionForm,
  type TurnForm,
  turnBody,
} from './dialogue-form.ts';
import { adminDialogueQuery } from './dialogue-queries.ts';

const { editor } = dialogueAdminTexts;

/** Two edits of a dialogue. */
export function DialogueMerge(props: MergeProps<DialogueForm>) {
  const { api } = useServices();
  const loaded = useQuery(adminDialogueQuery(api, props.id));
  return (
    <MergeSheet
      {...props}
      loaded={loaded}
      formOf={(saved) => withKnownKeys({ ...props, theirs: formOf(saved) })}
      table={dialogueTable(useLessonName())}
    />
  );
}

/** Theirs, in which names, turns and questions have the keys that they have in mine; questions name the turns by theirs. */
export function withKnownKeys({ base, mine, theirs }: Edits<DialogueForm>): DialogueForm {
  const known = base ?? mine;
  const turns = withKeysOf(theirs.turns, { known: known.turns, taken: mine.turns }, printTurn);
  const questions = theirs.questions.map((question) => ({
    ...question,
    turn: turns[theirs.turns.findIndex(({ key }) => key === question.turn)]?.key ?? '',
  }));
  return {
    ...theirs,
    names: withKeysOf(theirs.names, { known: known.names, taken: mine.names }, printPart),
    turns,
    questions: withKeysOf(questions, { known: known.questions, taken: mine.questions }, printPart),
  };
}

const printTurn = (turn: TurnForm): string => JSON.stringify(turnBody(turn));
const printPart = ({ key: _, ...part }: NameForm | QuestionForm): string => JSON.stringify(part);

const personText = (person: DialoguePerson): string =>
  `${shownLine(person)} (${editor.genders[person.gender]})`;

const keyed = {
  keyOf: ({ key }: { key: string }) => key,
  absent: texts.absent,
};

export const dialogueTable = (lessonName: (lessonId: number) => string): Compared<DialogueForm>[] => [
  plain('title', editor.title),
  plain('scene', editor.scene),
  plain('note', editor.note),
  field({
    names: ['lessonId'],
    label: partAdminTexts.lessonField,
    text: ({ lessonId }) => (lessonId === null ? '' : lessonName(lessonId)),
  }),
  field({ names: ['people'], label: editor.people, text: ({ people }) => people.map(personText).join('; ') }),
  items<DialogueForm, NameForm>({
    ...keyed,
    name: 'names',
    print: printPart,
    of: ({ names }) => names,
    put: (form, names) => ({ ...form, names }),
    label: editor.other,
    text: personText,
    title: ({ russian }) => russian,
    orderLabel: texts.order(editor.names),
  }),
  items<DialogueForm, TurnForm>({
    ...keyed,
    name: 'turns',
    print: printTurn,
    of: ({ turns }) => turns,
    put: (form, turns) => ({ ...form, turns }),
    label: editor.turn,
    text: turnText,
    title: ({ russian }) => russian,
    orderLabel: texts.order(editor.turns),
  }),
  items<DialogueForm, QuestionForm>({
    ...keyed,
    name: 'questions',
    print: printPart,
    of: ({ questions }) => questions,
    put: (form, questions) => ({ ...form, questions }),
    label: editor.question,
    text: questionText,
    title: ({ prompt }) => prompt,
    orderLabel: texts.order(editor.questions),
  }),
];

function turnText(turn: TurnForm, { people }: DialogueForm): string {
  const { speaker, cue, needs, also, isFree, examples } = turn;
  return [
    `${people[speaker].russian}: ${shownLine(turn)}`,
    cue,
    [needs, ...also].filter(Boolean).join(' | '),
    ...(isFree ? examples.map(shownLine) : []),
  ]
    .filter(Boolean)
    .join('; ');
}

function questionText({ prompt, options, answer, turn }: QuestionForm, { turns }: DialogueForm): string {
  const place = turns.findIndex(({ key }) => key === turn) + 1;
  const listed = options.map(({ text }, at) => `${at === answer ? '✓ ' : ''}${text}`);
  return [prompt, ...listed, place > 0 ? editor.turn(place) : editor.noTurn].join('; ');
}
