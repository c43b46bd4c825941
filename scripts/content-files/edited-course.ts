import type { DialogueContent } from '../../core/dialogues/content.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import type { Db } from '../../db/connection/client.ts';
import { readCourse } from '../../db/course/import-course.ts';
import { readDialogueContents } from '../../db/dialogues/import-dialogues.ts';
import { readRuleContents } from '../../db/rules/import-rules.ts';

type EditedCourse = { course: SectionContent[]; rules: RuleContent[]; dialogues: DialogueContent[] };

/** Leaves the transaction with what was read in it; nothing that was written stays. */
class LeftWithCourse extends Error {
  readonly read: EditedCourse;
  constructor(read: EditedCourse) {
    super('the transaction was left on purpose');
    this.read = read;
  }
}

/**
 * The course with its rules and dialogues as they would be in the database after a seed from this checkout: the repository's words, except
 * where an editor changed them. So an older database takes nothing back that has changed in the repository since. The seed is
 * tried inside a transaction that is rolled back.
 */
export async function readEditedCourse(db: Db, seed: (tx: Db) => Promise<unknown>): Promise<EditedCourse> {
  try {
    return await db.transaction(async (tx) => {
      await seed(tx);
      throw new LeftWithCourse({
        course: await readCourse(tx),
        rules: await readRuleContents(tx),
        dialogues: await readDialogueContents(tx),
      });
    });
  } catch (error) {
    if (error instanceof LeftWithCourse) return error.read;
    throw error;
  }
}
