import type { DialogueFinding } from '../../core/dialogues/check-dialogues.ts';
import type { DialogueContent } from '../../core/dialogues/content.ts';
import { checkCourse } from '../../core/hebrew/check/course.ts';
import type { Finding, Problem } from '../../core/hebrew/check/finding.ts';
import { readingDoubt } from '../../core/hebrew/check/transcription.ts';
import { checkSentences } from '../../core/hebrew/sentences/check-sentences.ts';
import type { LessonContent, SectionContent } from '../../core/lesson/content.ts';
import type { CourseChange } from '../../core/lesson/course-file/change.ts';
import { mergeCourse } from '../../core/lesson/course-file/merge.ts';
import type { RuleFinding } from '../../core/rules/check-rules.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import type { Db } from '../connection/client.ts';
import { names } from '../content/names.ts';
import { soundsOfDialogues } from '../dialogues/dialogue-content.ts';
import {
  type DialoguesPlan,
  dialogueParts,
  readStoredDialogues,
  writeDialoguesPlan,
} from '../dialogues/import-dialogues.ts';
import { type RulesPlan, readStoredRules, ruleParts, writeRulesPlan } from '../rules/import-rules.ts';
import { soundsOfRules } from '../rules/rule-content.ts';
import { lockCourse } from './lock-course.ts';
import { newPartErrors, planParts } from './parts.ts';
import { type CourseOwner, planCourse } from './plan.ts';
import type { SoundOf } from './sentences.ts';
import { courseOf, readStored, renderedSounds } from './stored.ts';
import { writtenVerbs } from './verbs.ts';
import { type Writing, writePlan } from './write.ts';

export type ImportCourse = {
  /** The course or a part of it, already parsed (`parseCourseFile`). */
  course: readonly SectionContent[];
  /** Rules of lessons in it. Missing: rules stay as they are. */
  rules?: readonly RuleContent[] | undefined;
  /** The same for dialogues. */
  dialogues?: readonly DialogueContent[] | undefined;
  /** Without it a word gets the rendered sound of words said alike. */
  audioOf?: Writing['audioOf'] | undefined;
  /** Deletes softly what `course` does not name. Without it nothing is ever deleted. */
  deletesMissing?: boolean;
  /** 'editor' by default; see `CourseOwner`. */
  owner?: CourseOwner;
  /** With owner 'content': may rows that an editor changed be overwritten? */
  overEdited?: boolean;
  /** Only reports what would be done. */
  isDryRun?: boolean;
};

export type ImportedCourse =
  | { ok: true; changes: CourseChange[] }
  /** The course would break rules that it does not break now, e.g. a lesson of eleven words. Nothing was done. */
  | {
      ok: false;
      reason: 'rules';
      findings: Finding[];
      ofRules: RuleFinding[];
      ofDialogues: DialogueFinding[];
    }
  /** These changes would undo an editor's. Nothing was done. */
  | { ok: false; reason: 'edited'; changes: CourseChange[] };

const noPlan = { written: [], deleted: [], changes: [], undone: [] };

/** The whole course as it is in the database, drafts too, in order. */
export async function readCourse(db: Db): Promise<SectionContent[]> {
  return courseOf(await readStored(db));
}

/**
 * Imports a course over the one in the database, in one transaction: all of it or nothing. Rows are known by their
 * keys, words by theirs inside their lesson: a changed word keeps its id and its learners' progress. An import is an
 * editor's act: rows that it changes get `editedAt`, so that the seed does not revert them, and the others do not. Run
 * twice, it changes nothing the second time.
 */
export async function importCourse(db: Db, input: ImportCourse, now: Date): Promise<ImportedCourse> {
  const { course, doubts } = keepReadings(input.course);
  const { audioOf, deletesMissing = false, owner = 'editor', overEdited = false, isDryRun = false } = input;
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const stored = await readStored(tx);
    const current = courseOf(stored);
    const target = deletesMissing ? course : mergeCourse(current, course);
    const findings = newErrors(current, target);
    const parts = { deletesMissing, owner, current, target };
    const storedRules = await readStoredRules(tx);
    const ofRules = input.rules && { ...parts, imported: input.rules };
    const ruleFindings = ofRules ? newPartErrors(ruleParts, storedRules, ofRules) : [];
    const storedDialogues = await readStoredDialogues(tx);
    const ofDialogues = input.dialogues && { ...parts, imported: input.dialogues };
    const dialogueFindings = ofDialogues ? newPartErrors(dialogueParts, storedDialogues, ofDialogues) : [];
    if (findings.length + ruleFindings.length + dialogueFindings.length > 0) {
      return { ok: false, reason: 'rules', findings, ofRules: ruleFindings, ofDialogues: dialogueFindings };
    }

    const plan = planCourse(stored, { imported: course, target, owner });
    const rulesPlan: RulesPlan = ofRules ? planParts(ruleParts, storedRules, ofRules) : noPlan;
    const dialoguesPlan: DialoguesPlan = ofDialogues
      ? planParts(dialogueParts, storedDialogues, ofDialogues)
      : noPlan;
    const undone = [plan, rulesPlan, dialoguesPlan].flatMap((it) => it.undone);
    if (owner === 'content' && !overEdited && undone.length > 0) {
      return { ok: false, reason: 'edited', changes: undone };
    }
    if (!isDryRun) {
      const known = [
        soundsOfRules(storedRules.rows),
        soundsOfDialogues(storedDialogues.rows),
        renderedSounds(stored),
      ];
      const soundOf: SoundOf = audioOf ?? ((text) => known.map((sound) => sound(text)).find(Boolean));
      const writing = { audioOf: soundOf, owner, now };
      if (plan.changes.length > 0) await writePlan(tx, plan, stored, writing);
      await writeRulesPlan(tx, rulesPlan, writing);
      await writeDialoguesPlan(tx, dialoguesPlan, { ...writing, course: target });
    }
    const changes = [plan, rulesPlan, dialoguesPlan]
      .flatMap((it) => it.changes)
      .map((change) => {
        const doubt =
          change.kind === 'word' && change.act !== 'deleted' ? doubts.get(change.name) : undefined;
        return doubt ? { ...change, doubt } : change;
      });
    return { ok: true, changes };
  });
}

/**
 * Transcriptions that the niqqud does not support: whoever imports a course is shown them, and they are kept as
 * written. The doubts are by 'lesson/word'; a word that says itself that it is kept gives none.
 */
function keepReadings(course: readonly SectionContent[]) {
  const doubts = new Map<string, Problem>();
  const keptIn = (lesson: LessonContent): LessonContent => ({
    ...lesson,
    words: lesson.words.map((word) => {
      const { transcriptionKept: isKept, ...bare } = word;
      const doubt = readingDoubt(word);
      if (!doubt) return bare;
      if (!isKept) doubts.set(`${lesson.key}/${word.key}`, doubt);
      return { ...bare, transcriptionKept: true };
    }),
  });
  const kept = course.map((section) => ({
    ...section,
    subsections: section.subsections.map((it) => ({ ...it, lessons: it.lessons.map(keptIn) })),
  }));
  return { course: kept, doubts };
}

/** Consecutive numbers are the repository's concern: lessons that editors add have numbers of their own. */
const isRuleOfRepository = ({ rule }: Finding): boolean => rule === 'lesson-number';

/** Words of drafts that still have no niqqud. */
const unpointed = (course: readonly SectionContent[]): ReadonlySet<string> =>
  new Set(
    course
      .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
      .filter(({ isDraft }) => isDraft)
      .flatMap(({ key, words }) =>
        words.filter(({ pronunciation }) => pronunciation === '').map((word) => `${key}/${word.key}`),
      ),
  );

function errorsOf(course: readonly SectionContent[]): Finding[] {
  const waiting = unpointed(course);
  const ofSentences = checkSentences(course, { verbs: writtenVerbs(), names, isComplete: false });
  return [...checkCourse(course), ...ofSentences].filter((finding) => {
    const isWaiting = finding.field === 'pronunciation' && waiting.has(`${finding.lesson}/${finding.word}`);
    return finding.level === 'error' && !isRuleOfRepository(finding) && !isWaiting;
  });
}

/** Errors that the target has and the present course has not. */
function newErrors(current: readonly SectionContent[], target: readonly SectionContent[]): Finding[] {
  const nameOf = ({ rule, lesson, word, field }: Finding) => [rule, lesson, word, field].join(' ');
  const found = errorsOf(target);
  if (found.length === 0) return [];
  const known = new Set(errorsOf(current).map(nameOf));
  return found.filter((finding) => !known.has(nameOf(finding)));
}
