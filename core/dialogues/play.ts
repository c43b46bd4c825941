import type { DialogueDetail, SaveDialogueAnswerRequest } from '../contracts/dialogues.ts';
import type { Speaker } from './content.ts';
import { type DialogueState, type LineWay, type RoleLevel, roleLevels } from './events.ts';

/**
 * scene: who meets where · hearing: the turns are said one after another, without text · heard: the whole was said ·
 * question · text: the turns line by line · roles: one of them is chosen · role: it is played · end.
 */
export type PlayStep = 'scene' | 'hearing' | 'heard' | 'question' | 'text' | 'roles' | 'role' | 'end';

export type Role = { speaker: Speaker; level: RoleLevel };

/** An own line as it was said last. */
export type SaidLine = {
  isRight: boolean;
  way: LineWay;
  /** What was not said, as it is shown. */
  missing: readonly string[];
  /** What made another line of it, as it was said. */
  extra: readonly string[];
  /** What was recognised or typed; missing where the learner knows it anyway. */
  heard?: string;
};

/** A dialogue that is heard and played: plain data that the device keeps, changed by `next` alone. */
export type DialoguePlay = {
  step: PlayStep;
  /** Place of the question in 'question', of the turn in 'hearing' and 'role'. */
  at: number;
  /** The learner reads instead of listening. */
  isQuiet: boolean;
  isSlow: boolean;
  /** Place of the option that was chosen for the question on the screen. */
  chosen: number | null;
  /** Places of the questions that were answered wrongly. */
  missed: readonly number[];
  /** All questions were answered. */
  isAsked: boolean;
  role: Role | null;
  /** How the line on the screen is asked: the level of the role, or what help has made of it. */
  level: RoleLevel;
  /** Null until the line on the screen was said. */
  line: SaidLine | null;
  /** The first try at each own line of this role. */
  tries: readonly { turn: number; isRight: boolean }[];
  /** The roles that were finished, the latest last. */
  played: readonly Role[];
};

/** What the play needs of a dialogue. */
export type Script = {
  turns: readonly Pick<DialogueDetail['turns'][number], 'speaker'>[];
  questions: readonly Pick<DialogueDetail['questions'][number], 'answer'>[];
};

export type PlayEvent =
  /** The whole from the beginning, for the first time or once more. */
  | { type: 'hear'; isSlow: boolean }
  /** On without sound. */
  | { type: 'read' }
  /** The turn at this place was said, or read where it has no sound. */
  | { type: 'said'; at: number }
  | { type: 'choose'; option: number }
  /** On from what is done: an answered question, the text, a line. */
  | { type: 'next' }
  | { type: 'toRoles' }
  | { type: 'play'; role: Role }
  /** Shows more of the line on the screen. */
  | { type: 'help' }
  | { type: 'line'; line: SaidLine }
  /** The line once more. */
  | { type: 'again' };

export const startPlay: DialoguePlay = {
  ...{ step: 'scene', at: 0, isQuiet: false, isSlow: false },
  ...{ chosen: null, missed: [], isAsked: false },
  ...{ role: null, level: 'reading', line: null, tries: [], played: [] },
};

/** Returns the play after an event. Events that do not fit the step change nothing. */
export function next(play: DialoguePlay, event: PlayEvent, script: Script): DialoguePlay {
  const { step } = play;
  switch (event.type) {
    case 'hear':
      if (step === 'question' || step === 'role') return play;
      return { ...play, step: 'hearing', at: 0, isQuiet: false, isSlow: event.isSlow };
    case 'read':
      if (step === 'role') return { ...play, isQuiet: true };
      return step === 'scene' || step === 'hearing' || step === 'heard'
        ? { ...play, step: 'text', at: 0, isQuiet: true }
        : play;
    case 'said':
      return afterTurn(play, event.at, script);
    case 'choose':
      return choose(play, event.option, script);
    case 'next':
      return goOn(play, script);
    case 'toRoles':
      return step === 'hearing' || step === 'question' ? play : { ...play, ...atRest, step: 'roles' };
    case 'play':
      if (step !== 'roles' && step !== 'end') return play;
      return { ...play, ...atRest, step: 'role', role: event.role, level: event.role.level, tries: [] };
    case 'help':
      return isOwnTurn(play, script) && play.line === null ? { ...play, level: easier(play.level) } : play;
    case 'line':
      return isOwnTurn(play, script) && play.line === null ? withLine(play, event.line) : play;
    case 'again':
      return play.line && !play.line.isRight ? { ...play, line: null } : play;
  }
}

const atRest = { at: 0, line: null, role: null } as const;

function afterTurn(play: DialoguePlay, at: number, { turns }: Script): DialoguePlay {
  if (play.at !== at) return play;
  if (play.step === 'hearing') {
    return at + 1 < turns.length ? { ...play, at: at + 1 } : { ...play, step: 'heard', at: 0 };
  }
  return play.step === 'role' && turns[at]?.speaker !== play.role?.speaker
    ? toTurn(play, at + 1, turns.length)
    : play;
}

function toTurn(play: DialoguePlay, at: number, turns: number): DialoguePlay {
  const { role } = play;
  if (!role) return play;
  const fresh = { ...play, line: null, level: role.level };
  return at < turns ? { ...fresh, at } : { ...fresh, step: 'end', at: 0, played: [...play.played, role] };
}

function choose(play: DialoguePlay, option: number, { questions }: Script): DialoguePlay {
  if (play.step !== 'question' || play.chosen !== null) return play;
  const isRight = questions[play.at]?.answer === option;
  return { ...play, chosen: option, missed: isRight ? play.missed : [...play.missed, play.at] };
}

function goOn(play: DialoguePlay, { turns, questions }: Script): DialoguePlay {
  const { step, at, isAsked } = play;
  if (step === 'heard') return { ...play, step: isAsked ? 'text' : 'question', at: 0, chosen: null };
  if (step === 'text') return { ...play, step: isAsked ? 'roles' : 'question', at: 0, chosen: null };
  if (step === 'question' && play.chosen !== null) {
    const isLast = at + 1 >= questions.length;
    if (!isLast) return { ...play, at: at + 1, chosen: null };
    return { ...play, step: play.isQuiet ? 'roles' : 'text', at: 0, chosen: null, isAsked: true };
  }
  return step === 'role' && play.line ? toTurn(play, at + 1, turns.length) : play;
}

function withLine(play: DialoguePlay, line: SaidLine): DialoguePlay {
  const { tries, at } = play;
  const isFirst = !tries.some(({ turn }) => turn === at);
  return { ...play, line, tries: isFirst ? [...tries, { turn: at, isRight: line.isRight }] : tries };
}

/** True where the learner has the word. */
export const isOwnTurn = ({ step, role, at }: DialoguePlay, { turns }: Script): boolean =>
  step === 'role' && role !== null && turns[at]?.speaker === role.speaker;

/** The places of the turns that the other one has before the next line of the learner. */
export function othersFrom({ step, at, role }: DialoguePlay, { turns }: Script): number[] {
  if (step !== 'role' || role === null) return [];
  const own = turns.findIndex(({ speaker }, place) => place >= at && speaker === role.speaker);
  return turns.map((_, place) => place).slice(at, own === -1 ? turns.length : own);
}

const easier = (level: RoleLevel): RoleLevel => roleLevels[roleLevels.indexOf(level) - 1] ?? level;
const harder = (level: RoleLevel): RoleLevel | undefined => roleLevels[roleLevels.indexOf(level) + 1];

/** The role that comes after those that were played: the other one on the same level, then the next level. */
export function nextRole(
  { played }: Pick<DialoguePlay, 'played'>,
  roles: readonly Pick<Role, 'speaker'>[],
): Role | undefined {
  const last = played.at(-1);
  if (!last) return undefined;
  const { level } = last;
  const isPlayed = (role: Role) =>
    played.some((one) => one.speaker === role.speaker && one.level === role.level);
  const others = roles.map(({ speaker }) => ({ speaker, level })).filter((role) => !isPlayed(role));
  const above = harder(level);
  return others[0] ?? (above && { speaker: last.speaker, level: above });
}

/** What the learner knows of the dialogue by this play alone. */
export function stateOf(
  { played, isAsked, step, at, chosen }: DialoguePlay,
  { questions }: Script,
): DialogueState {
  if (played.length > 0) return 'played';
  const isLastAnswered = step === 'question' && chosen !== null && at + 1 >= questions.length;
  return isAsked || isLastAnswered ? 'heard' : 'new';
}

/** What the step from one state to the next says about the learner; the words that were said are added where they are known. */
export type PlayAnswer = Omit<SaveDialogueAnswerRequest, 'eventId' | 'at' | 'ms' | 'said'>;

export function answerOf(before: DialoguePlay, after: DialoguePlay, script: Script): PlayAnswer | undefined {
  const isRead = before.step === 'text' && after.step !== 'text' && before.isQuiet && !before.isAsked;
  if (isRead || (before.step === 'hearing' && after.step === 'heard')) return { event: 'heard' };
  if (before.chosen === null && after.chosen !== null) {
    const isRight = script.questions[after.at]?.answer === after.chosen;
    return { event: 'question', place: after.at, isRight };
  }
  const { role, line, at, level } = after;
  if (role && line && before.line === null) {
    const { way, isRight } = line;
    return { event: 'line', place: at, speaker: role.speaker, level, way, isRight };
  }
  if (after.step === 'end' && before.step === 'role' && role) return { event: 'played', ...role };
  return undefined;
}
