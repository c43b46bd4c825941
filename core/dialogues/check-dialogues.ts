import { errorAt, type FieldProblem } from '../hebrew/check/finding.ts';
import type { VerbBook } from '../hebrew/conjugation/verb.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import type { KnownNames } from '../hebrew/sentences/check-sentences.ts';
import { createKnownForms, type KnownForms, particlesLesson } from '../hebrew/sentences/known-forms.ts';
import { writtenWords } from '../hebrew/sentences/written-words.ts';
import type { LessonContent, SectionContent, WordContent } from '../lesson/content.ts';
import { type DialogueContent, firstDialogueLesson } from './content.ts';
import { ownProblems, personsOf } from './own-problems.ts';
import { taughtProblemsOf } from './taught-problems.ts';

/** A problem of a dialogue, and its key. */
export type DialogueFinding = FieldProblem & { key: string };

export type DialoguesCourse = { sections: readonly SectionContent[]; verbs: VerbBook; names?: KnownNames };

/**
 * Checks the dialogues of a course: each by itself, its place, and that its Hebrew is made of forms that are known at the
 * end of its lesson, pointed and read as they are taught; the names of its people are known besides.
 */
export function checkDialogues(
  dialogues: readonly DialogueContent[],
  course: DialoguesCourse,
): DialogueFinding[] {
  return checkAmong(dialogues, course, () => true);
}

/** Checks one dialogue of a course that has these other ones, too; goes no further than its lesson. */
export function checkDialogue(
  dialogue: DialogueContent,
  others: readonly DialogueContent[],
  course: DialoguesCourse,
): FieldProblem[] {
  return checkAmong([...others, dialogue], course, (one) => one === dialogue).map(
    ({ key: _, ...problem }) => problem,
  );
}

function checkAmong(
  dialogues: readonly DialogueContent[],
  { sections, verbs, names }: DialoguesCourse,
  isAsked: (dialogue: DialogueContent) => boolean,
): DialogueFinding[] {
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const asked = dialogues.filter(isAsked);
  const at = (dialogue: DialogueContent, problems: readonly FieldProblem[]): DialogueFinding[] =>
    problems.map((problem) => ({ ...problem, key: dialogue.key }));
  const bare = asked.flatMap((dialogue) => {
    const isRepeated = dialogues.findIndex(({ key }) => key === dialogue.key) < dialogues.indexOf(dialogue);
    const repeated = isRepeated ? [errorAt('key', 'dialogue-key', 'this key stands twice')] : [];
    return at(dialogue, [...ownProblems(dialogue), ...repeated, ...placeProblems(dialogue, lessons)]);
  });
  const known = createKnownForms(verbs, new Set(lessons.map(({ key }) => key)));
  const particlesFrom = lessons.findIndex(({ key }) => key === particlesLesson);
  const last = lessons.findLastIndex(({ key }) => asked.some(({ lesson }) => lesson === key));
  const spelled = new Set<string>();
  const taught = lessons.slice(0, last + 1).flatMap((lesson, place) => {
    for (const { hebrew } of lesson.words) for (const word of writtenWords(hebrew)) spelled.add(word);
    known.reach({
      ...lesson,
      words: [...lesson.words, ...(names?.from === lesson.key ? names.words : [])],
    });
    const own = asked.filter((dialogue) => dialogue.lesson === lesson.key);
    return own.flatMap((dialogue) => {
      const ofPeople = namesKnown(dialogue, verbs, place >= particlesFrom);
      return at(dialogue, taughtProblemsOf(dialogue, { known: both(known, ofPeople), spelled }));
    });
  });
  return [...bare, ...taught];
}

/** The names of a dialogue as words, behind particles where these are taught. */
function namesKnown(dialogue: DialogueContent, verbs: VerbBook, hasParticles: boolean): KnownForms {
  const known = createKnownForms(verbs, new Set(hasParticles ? [] : [particlesLesson]));
  const words = personsOf(dialogue).map(
    (person, at): WordContent => ({
      ...person,
      key: `name-${at}`,
      pronunciation: person.pronunciation.normalize('NFC'),
      hebrew: stripNiqqud(person.pronunciation),
    }),
  );
  known.reach({ ...noLesson, words });
  return known;
}

const noLesson: Omit<LessonContent, 'words'> = {
  ...{ key: 'names', number: 0, name: '', description: '', topic: '', level: 'A0', isFree: true },
};

/** What is read by either of the two. */
const both = (one: KnownForms, other: KnownForms): KnownForms => ({
  reach: one.reach,
  read: (words, pointed) => {
    const more = other.read(words, pointed);
    return one.read(words, pointed).map((readings, at) => [...readings, ...(more[at] ?? [])]);
  },
});

function placeProblems({ lesson }: DialogueContent, lessons: readonly LessonContent[]): FieldProblem[] {
  const at = lessons.findIndex(({ key }) => key === lesson);
  if (at < 0) {
    const why = lesson === '' ? 'the dialogue has no lesson' : `the course has no lesson ${lesson}`;
    return [errorAt('lesson', 'dialogue-lesson', why)];
  }
  const why = `dialogues begin at the end of lesson ${firstDialogueLesson}`;
  return at + 1 < firstDialogueLesson ? [errorAt('lesson', 'dialogue-early', why)] : [];
}
