import { reasonOfNamed, type TypedJudgement } from '../core/hebrew/answer.ts';
import { searchCourse } from '../db/course-search.ts';
import type { BotContext, BotDeps } from './context.ts';

/**
 * The judgement with the name of the word that was typed instead, where only premium lessons have it and the learner may
 * open them: the judge's own table has no names of those.
 */
export async function withNamedReason(
  deps: Pick<BotDeps, 'db' | 'adminIds'>,
  ctx: Pick<BotContext, 'now'>,
  userId: number,
  judgement: TypedJudgement,
  asked: { russian: string },
): Promise<TypedJudgement> {
  const { unnamed } = judgement;
  if (unnamed === undefined) return judgement;
  const visitor = { userId, isAdminByEnv: deps.adminIds.has(userId) };
  const matches = await searchCourse(deps.db, { ...visitor, text: unnamed }, ctx.now);
  const found = matches.find(
    ({ lesson, word, forms }) =>
      lesson.isOpen && (forms.length > 0 || [word.hebrew, ...word.variants].includes(unnamed)),
  );
  if (!found) return judgement;
  const { word, forms } = found;
  const reason = reasonOfNamed(unnamed, { russian: word.russian, isForm: forms.length > 0 }, asked);
  return { ...judgement, reason };
}
