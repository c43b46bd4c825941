import { DomainError } from '../../core/errors.ts';
import type { Db } from '../../db/connection/client.ts';
import { type RuleAnswerInput, saveRuleAnswer } from '../../db/rules/save-answer.ts';

/** Saves what was seen or answered of a rule; not where the rule was closed or deleted in this very moment. */
export async function saveIfOpen(db: Db, input: RuleAnswerInput, now: Date): Promise<void> {
  try {
    await saveRuleAnswer(db, input, now);
  } catch (error) {
    const isClosed = error instanceof DomainError && ['not-found', 'forbidden'].includes(error.kind);
    if (!isClosed) throw error;
  }
}
