import { atField, error, errorAt, type FieldProblem, type Problem } from '../hebrew/check/finding.ts';
import { russianProblems } from '../hebrew/check/plain-text.ts';
import { transcriptionProblems } from '../hebrew/check/transcription.ts';
import type { VerbBook } from '../hebrew/conjugation/verb.ts';
import {
  bareWord,
  isHebrew,
  isSameOption,
  proseProblems,
  rightHebrewProblems,
  wrongHebrewProblems,
} from '../hebrew/lines/hebrew-in-text.ts';
import { lineProblems } from '../hebrew/lines/line-problems.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import type { KnownNames } from '../hebrew/sentences/check-sentences.ts';
import { listenerOf, type Side, speakerOf } from '../hebrew/sentences/genders.ts';
import { createKnownForms, type KnownForms, particlesLesson } from '../hebrew/sentences/known-forms.ts';
import { writtenWords } from '../hebrew/sentences/written-words.ts';
import type { LessonContent, SectionContent, WordContent } from '../lesson/content.ts';
import {
  type DialogueContent,
  type DialogueLine,
  type DialoguePerson,
  type DialogueQuestion,
  type DialogueTurn,
  freeExamples,
  type LinePattern,
  maxQuestions,
  maxTurns,
  minQuestions,
  minTurns,
} from './content.ts';
import {
  asksForAnyWord,
  isPatternWord,
  partsMissing,
  patternFault,
  readPattern,
  withoutParticles,
} from './line-pattern.ts';

/** A problem of a dialogue, and its key. */
export type DialogueFinding = FieldProblem & { key: string };

export type DialoguesCourse = { sections: readonly SectionContent[]; verbs: VerbBook; names?: KnownNames };

/** The lesson, counted from 1, at whose end the first dialogue may come. */
const firstLesson = 4;
/** So many turns running one person may speak. */
const maxRunning = 2;
const minOptions = 2;
const maxOptions = 4;

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

const personsOf = ({ people, names = [] }: DialogueContent): DialoguePerson[] => [...people, ...names];

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

/** What is wrong in a dialogue whatever the course: its key, its texts, its turns and their patterns, its questions. */
function ownProblems(dialogue: DialogueContent): FieldProblem[] {
  const { key, title, scene, note, questions } = dialogue;
  const isKey = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key);
  return [
    ...(isKey ? [] : [errorAt('key', 'dialogue-key', 'a key is latin kebab-case')]),
    ...atField('title', emptyProblems(title)),
    ...atField('scene', emptyProblems(scene)),
    ...(note === undefined ? [] : atField('note', emptyProblems(note))),
    ...personProblems(dialogue),
    ...turnsProblems(dialogue),
    ...freeProblems(dialogue),
    ...(questions.length < minQuestions || questions.length > maxQuestions
      ? [
          errorAt(
            'questions',
            'dialogue-questions',
            `${questions.length} questions: want ${minQuestions} to ${maxQuestions}`,
          ),
        ]
      : []),
    ...questions.flatMap((question, at) => questionProblems(question, dialogue, `questions.${at}`)),
  ];
}

const emptyProblems = (text: string): Problem[] =>
  text.trim() === '' ? [error('dialogue-empty', 'the text is empty')] : [];

function placeProblems({ lesson }: DialogueContent, lessons: readonly LessonContent[]): FieldProblem[] {
  const at = lessons.findIndex(({ key }) => key === lesson);
  if (at < 0) {
    const why = lesson === '' ? 'the dialogue has no lesson' : `the course has no lesson ${lesson}`;
    return [errorAt('lesson', 'dialogue-lesson', why)];
  }
  const why = `dialogues begin at the end of lesson ${firstLesson}`;
  return at + 1 < firstLesson ? [errorAt('lesson', 'dialogue-early', why)] : [];
}

function personProblems(dialogue: DialogueContent): FieldProblem[] {
  const persons = personsOf(dialogue);
  return persons.flatMap((person, at) => {
    const place = at < 2 ? `people.${at}` : `names.${at - 2}`;
    const { pronunciation, transcription, russian } = person;
    const twin = persons.findIndex((one) => one.russian === russian);
    const bare = bareWord(pronunciation);
    return [
      ...atField(`${place}.pronunciation`, [
        ...wrongHebrewProblems(pronunciation),
        ...(bare ? [{ ...error('rule-niqqud', `${bare} has no niqqud`), written: bare }] : []),
      ]),
      ...atField(
        `${place}.transcription`,
        transcriptionProblems(transcription, pronunciation).filter(({ level }) => level === 'error'),
      ),
      ...atField(`${place}.russian`, [
        ...russianProblems(russian),
        ...(twin < at ? [{ ...error('dialogue-name', `${russian} stands twice`), written: russian }] : []),
      ]),
    ];
  });
}

/** How many turns there are, who has them, and what each of them has whatever is taught. */
function turnsProblems({ turns }: DialogueContent): FieldProblem[] {
  const problems = turns.flatMap((turn, at) => turnProblems(turn, `turns.${at}`));
  if (turns.length < minTurns || turns.length > maxTurns) {
    const why = `${turns.length} turns: want ${minTurns} to ${maxTurns}`;
    problems.push(errorAt('turns', 'dialogue-turns', why));
  }
  for (const role of [0, 1]) {
    if (turns.some(({ speaker }) => speaker === role)) continue;
    problems.push(errorAt(`people.${role}`, 'dialogue-role', 'the role has no line'));
  }
  for (const [at, { speaker }] of turns.entries()) {
    const before = turns.slice(Math.max(0, at - maxRunning), at);
    if (before.length < maxRunning || before.some((turn) => turn.speaker !== speaker)) continue;
    const why = `nobody speaks more than ${maxRunning} turns running`;
    problems.push(errorAt(`turns.${at}.speaker`, 'dialogue-running', why));
  }
  return problems;
}

function turnProblems(turn: DialogueTurn, field: string): FieldProblem[] {
  const { speaker, pronunciation, cue, needs, also = [], examples = [] } = turn;
  const problems: FieldProblem[] = [];
  if (speaker !== 0 && speaker !== 1) {
    problems.push(errorAt(`${field}.speaker`, 'dialogue-speaker', 'nobody speaks the turn'));
  }
  problems.push(
    ...atField(`${field}.pronunciation`, [...emptyProblems(pronunciation), ...endProblems(pronunciation)]),
    ...atField(`${field}.cue`, emptyProblems(cue)),
  );
  const isFree = turn.examples !== undefined;
  const faults = [needs, ...also].map(
    (pattern) =>
      patternFault(pattern) ??
      (asksForAnyWord(pattern, { isFree }) ? 'something has to be said beside any word' : undefined),
  );
  problems.push(
    ...faults.flatMap((fault, at) =>
      fault === undefined ? [] : [errorAt(patternField(field, at), 'dialogue-pattern', fault)],
    ),
  );
  if (faults[0] === undefined && pronunciation.trim() !== '') {
    problems.push(...atField(`${field}.needs`, missingProblems(needs, turn, 'line')));
    problems.push(...atField(`${field}.needs`, decisiveProblems(needs, turn)));
    problems.push(
      ...examples.flatMap((example, at) => {
        const own = missingProblems(needs, example, 'example');
        const isOther = own.length > 0 && also.some((one) => isMet(one, example));
        return isOther ? [] : atField(`${field}.examples.${at}.pronunciation`, own);
      }),
    );
  }
  return problems;
}

const patternField = (field: string, at: number): string =>
  at === 0 ? `${field}.needs` : `${field}.also.${at - 1}`;

const endProblems = (pronunciation: string): Problem[] =>
  pronunciation.trim() === '' || /[.!?…]$/.test(pronunciation)
    ? []
    : [error('sentence-end', 'a line ends in a full stop, ! or ?')];

const lettersOf = ({ pronunciation }: Pick<DialogueLine, 'pronunciation'>): string[] =>
  writtenWords(stripNiqqud(pronunciation));

const isMet = (pattern: LinePattern, line: DialogueLine): boolean =>
  patternFault(pattern) === undefined && partsMissing(pattern, lettersOf(line)).length === 0;

function missingProblems(needs: LinePattern, line: DialogueLine, name: 'line' | 'example'): Problem[] {
  const missing = partsMissing(needs, lettersOf(line)).map(({ shown }) => shown || '*');
  const written = missing.join(', ');
  return missing.length === 0
    ? []
    : [{ ...error('dialogue-needs', `the ${name} has not what it needs: ${written}`), written }];
}

/** Without these a clause says something else: no, without, question words. */
const decisive: ReadonlySet<string> = new Set(
  'לא אין בלי מה מי איפה לאן מאיפה מתי למה מדוע איך כמה איזה איזו אילו'.split(' '),
);

/** Where something of a clause is needed, what turns it into another one is needed, too. */
function decisiveProblems(needs: LinePattern, { pronunciation }: DialogueLine): Problem[] {
  const needed = readPattern(needs).flatMap(({ ways }) => ways.flat());
  const isNeeded = (word: string) => needed.some((one) => one.letters !== '' && isPatternWord(one, word));
  const isTold = (word: string) => needed.some(({ letters }) => withoutParticles(letters).includes(word));
  const left = pronunciation.split(/[.,!?:;…–—]/).flatMap((clause) => {
    const words = lettersOf({ pronunciation: clause });
    return words.some(isNeeded) ? words.filter((word) => decisive.has(word) && !isTold(word)) : [];
  });
  return [...new Set(left)].map((word) => ({
    ...error('dialogue-decisive', `${word} changes what is said, so it is needed`),
    written: word,
  }));
}

function freeProblems({ turns }: DialogueContent): FieldProblem[] {
  const free = turns.flatMap(({ examples }, at) => (examples ? [{ examples, at }] : []));
  const wrong = free.flatMap(({ examples, at }) =>
    examples.length === freeExamples
      ? []
      : [
          errorAt(
            `turns.${at}.examples`,
            'dialogue-examples',
            `${examples.length} examples: want ${freeExamples}`,
          ),
        ],
  );
  const ends = free.flatMap(({ examples, at }) =>
    examples.flatMap(({ pronunciation }, place) =>
      atField(`turns.${at}.examples.${place}.pronunciation`, endProblems(pronunciation)),
    ),
  );
  const count =
    free.length === 1
      ? []
      : [errorAt('turns', 'dialogue-free', `${free.length} turns about oneself: want 1`)];
  return [...count, ...wrong, ...ends];
}

function questionProblems(
  { prompt, options, answer, turn }: DialogueQuestion,
  { turns }: DialogueContent,
  field: string,
): FieldProblem[] {
  const isIn = (place: number, list: readonly unknown[]) =>
    Number.isInteger(place) && place >= 0 && place < list.length;
  const count = options.length < minOptions || options.length > maxOptions;
  const why = `${options.length} options: want ${minOptions} to ${maxOptions}`;
  return [
    ...atField(`${field}.prompt`, emptyProblems(prompt)),
    ...(count ? [errorAt(`${field}.options`, 'dialogue-options', why)] : []),
    ...options.flatMap((option, at) => {
      const isTwin = options.findIndex((other) => isSameOption(option, other)) < at;
      const same = { ...error('rule-same', `${option} stands twice`), written: option };
      return atField(`${field}.options.${at}`, [...emptyProblems(option), ...(isTwin ? [same] : [])]);
    }),
    ...(isIn(answer, options)
      ? []
      : [errorAt(`${field}.answer`, 'rule-answer', 'no option is the right one')]),
    ...(isIn(turn, turns) ? [] : [errorAt(`${field}.turn`, 'dialogue-turn', 'there is no such turn')]),
  ];
}

/** What is taught so far: forms, and all words by their letters, those of phrases among them. */
type Taught = { known: KnownForms; spelled: ReadonlySet<string> };

/** What is wrong in a dialogue for somebody who knows only these forms. */
function taughtProblemsOf(dialogue: DialogueContent, taught: Taught): FieldProblem[] {
  const { known } = taught;
  const { title, scene, note, turns, questions } = dialogue;
  const prose = (field: string, text: string): FieldProblem[] =>
    text.trim() === '' ? [] : atField(field, proseProblems(text, known));
  return [
    ...prose('title', title),
    ...prose('scene', scene),
    ...prose('note', note ?? ''),
    ...turns.flatMap((turn, at) => [
      ...taughtTurnProblems(turn, taught, `turns.${at}`),
      ...atField(`turns.${at}.pronunciation`, genderProblems(turn, dialogue, known)),
    ]),
    ...questions.flatMap(({ prompt, options }, at) => {
      const field = `questions.${at}`;
      return [
        ...textProblems(`${field}.prompt`, prompt, known),
        ...options.flatMap((option, place) => textProblems(`${field}.options.${place}`, option, known)),
      ];
    }),
  ];
}

/** A man who speaks of himself as of a woman, or is spoken to so, and the other way round. */
function genderProblems(turn: DialogueTurn, { people }: DialogueContent, known: KnownForms): Problem[] {
  const [own, other] = turn.speaker === 0 ? people : [people[1], people[0]];
  const [said, told] = [speakerOf(turn, known), listenerOf(turn, known)];
  const isOther = (side: Side, { gender }: DialoguePerson) => side === (gender === 'm' ? 'f' : 'm');
  return [
    ...(isOther(said, own) ? [error('dialogue-gender', `${own.russian} speaks as the other gender`)] : []),
    ...(isOther(told, other)
      ? [error('dialogue-gender', `${other.russian} is told as the other gender`)]
      : []),
  ];
}

/** A prompt or an option: in Hebrew with niqqud, or in Russian. */
function textProblems(field: string, text: string, known: KnownForms): FieldProblem[] {
  if (text.trim() === '') return [];
  if (!isHebrew(text)) return /^\d+([:.,]\d+)?$/.test(text) ? [] : atField(field, proseProblems(text, known));
  const written = bareWord(text);
  return atField(
    field,
    written
      ? [{ ...error('rule-niqqud', `${written} has no niqqud`), written }]
      : rightHebrewProblems(text, '', known),
  );
}

function taughtTurnProblems(turn: DialogueTurn, taught: Taught, field: string): FieldProblem[] {
  const { known } = taught;
  const { cue, needs, also = [], examples = [] } = turn;
  if (turn.pronunciation.trim() === '') return atField(`${field}.cue`, proseProblems(cue, known));
  const lines = [turn, ...examples].flatMap(lettersOf);
  const patterns = [needs, ...also].flatMap((pattern, at) => {
    if (patternFault(pattern) !== undefined) return [];
    return atField(patternField(field, at), untaughtProblems(pattern, lines, taught));
  });
  return [
    ...sentencesProblems(turn, known, field),
    ...(cue.trim() === '' ? [] : atField(`${field}.cue`, proseProblems(cue, known))),
    ...patterns,
    ...examples.flatMap((example, at) => sentencesProblems(example, known, `${field}.examples.${at}`)),
  ];
}

/** A line sentence by sentence: what ends in a full stop is no part of what comes after it. */
function sentencesProblems(line: DialogueLine, known: KnownForms, field: string): FieldProblem[] {
  const sentences = line.pronunciation.split(/(?<=[.!?…])\s+/);
  const heard = line.transcription.match(/[^\s-]+[\s-]*/g) ?? [];
  const counts = sentences.map((sentence) => writtenWords(sentence).length);
  const isWhole = heard.length === counts.reduce((sum, count) => sum + count, 0);
  if (!isWhole || sentences.length < 2) return lineProblems(line, known, field);
  let at = 0;
  return sentences.flatMap((pronunciation, place) => {
    const from = at;
    at += counts[place] ?? 0;
    const transcription = heard.slice(from, at).join('').trim();
    const problems = lineProblems({ ...line, pronunciation, transcription }, known, field);
    // The Russian is that of the whole line, so it is read once.
    return place === 0 ? problems : problems.filter((problem) => problem.field !== `${field}.russian`);
  });
}

/** Words of a pattern that are neither taught spellings nor in a line of the turn. */
function untaughtProblems(
  pattern: LinePattern,
  lines: readonly string[],
  { known, spelled }: Taught,
): Problem[] {
  const given = new Set([...spelled, ...lines.flatMap(withoutParticles)]);
  const words = readPattern(pattern).flatMap(({ ways }) =>
    ways.flatMap((way) => {
      const letters = way.map((word) => word.letters);
      const readings = known.read(letters, letters);
      return way.filter(
        ({ isOpen, letters: own }, at) => !isOpen && !given.has(own) && (readings[at] ?? []).length === 0,
      );
    }),
  );
  return [...new Set(words.map(({ letters }) => letters))].map((written) => ({
    ...error('rule-untaught', `${written} is not taught yet`),
    written,
  }));
}
