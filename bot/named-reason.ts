import { explainNamed, type TypedJudgement } from '../core/hebrew/answer.ts';
import { answerReason, explained } from '../core/hebrew/spelling/reason.ts';
import { sharesMeaning } from '../core/russian/meanings.ts';
import { searchCourse } from '../db/course/search/course-search.ts';
import type { BotContext } from './context.ts';
import type { Admins } from './learner.ts';

/**
 * The judgement with what the course as it is stored knows of the word that was typed instead: that it means the same, so
 * that another one is asked for, or its name, where the learner may open its lesson. The judge's own tables have neither
 * names of premium lessons nor words of authors.
 */
export async function withNamedReason(
  deps: Admins,
  ctx: Pick<BotContext, 'now'>,
  userId: number,
  judgement: TypedJudgement,
  asked: { russian: string },
): Promise<TypedJudgement> {
  const typed = judgement.unnamed ?? unexplained(judgement);
  if (typed === undefined) return judgement;
  const visitor = { userId, isAdminByEnv: deps.adminIds.has(userId) };
  const matches = await searchCourse(deps.db, { ...visitor, text: typed }, ctx.now);
  const words = matches.filter(({ word }) => [word.hebrew, ...word.variants].includes(typed));
  if (words.some(({ word }) => sharesMeaning(asked.russian, word.russian))) {
    return { ...judgement, verdict: 'synonym', ...explained(answerReason('synonym')) };
  }
  const found = matches.find(
    (match) => match.lesson.isOpen && (match.forms.length > 0 || words.includes(match)),
  );
  if (!found) return judgement;
  const { word, forms } = found;
  return { ...judgement, ...explainNamed(typed, { russian: word.russian, isForm: forms.length > 0 }) };
}

/** The letters of a wrong answer of which the judge knows nothing. */
function unexplained({ verdict, reason, pieces }: TypedJudgement): string | undefined {
  if (verdict !== 'wrong' || reason !== undefined) return undefined;
  return pieces.map(({ typed }) => typed).join('');
}
