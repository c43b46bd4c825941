import { atField, error, errorAt, type FieldProblem, type Problem } from '../hebrew/check/finding.ts';
import { russianProblems } from '../hebrew/check/plain-text.ts';
import { transcriptionProblems } from '../hebrew/check/transcription.ts';
import { bareWord, isSameOption, wrongHebrewProblems } from '../hebrew/lines/hebrew-in-text.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import { writtenWords } from '../hebrew/sentences/written-words.ts';
import {
  type DialogueContent,
  type DialogueLine,
  type DialoguePerson,
  type DialogueQuestion,
  type DialogueTurn,
  freeExamples,
  type LinePattern,
  maxOptions,
  maxQuestions,
  maxRunning,
  maxTurns,
  minOptions,
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
import { questionWords } from './turned-lines.ts';

/** The two who speak, and the others whose names are said. */
export const personsOf = ({ people, names = [] }: DialogueContent): DialoguePerson[] => [...people, ...names];

/** What is wrong in a dialogue whatever the course: its key, its texts, its turns and their patterns, its questions. */
export function ownProblems(dialogue: DialogueContent): FieldProblem[] {
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
      (asksForAnyWord(pattern, { isFree })
        ? error('dialogue-any', 'something has to be said beside any word')
        : undefined),
  );
  problems.push(...faults.flatMap((fault, at) => (fault ? atField(patternField(field, at), [fault]) : [])));
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

export const patternField = (field: string, at: number): string =>
  at === 0 ? `${field}.needs` : `${field}.also.${at - 1}`;

const endProblems = (pronunciation: string): Problem[] =>
  pronunciation.trim() === '' || /[.!?…]$/.test(pronunciation)
    ? []
    : [error('sentence-end', 'a line ends in a full stop, ! or ?')];

/** The words of a line in plain letters. */
export const lettersOf = ({ pronunciation }: Pick<DialogueLine, 'pronunciation'>): string[] =>
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

/** Without these a clause says something else: no, there is not, without, question words. */
const decisive: ReadonlySet<string> = new Set(['לא', 'אין', 'בלי', ...questionWords]);

/** Where something of a clause is needed, what turns it into another one is needed, too. */
function decisiveProblems(needs: LinePattern, { pronunciation }: DialogueLine): Problem[] {
  const needed = readPattern(needs).flatMap(({ ways }) => ways.flat());
  const isNeeded = (word: string) => needed.some((one) => one.letters !== '' && isPatternWord(one, word));
  const isNamed = (word: string) => needed.some(({ letters }) => withoutParticles(letters).includes(word));
  const left = pronunciation.split(/[.,!?:;…–—]/).flatMap((clause) => {
    const words = lettersOf({ pronunciation: clause });
    return words.some(isNeeded) ? words.filter((word) => decisive.has(word) && !isNamed(word)) : [];
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
