import { useQuery } from '@tanstack/react-query';
import type { SearchMatch } from '../../../../core/contracts/search.ts';
import { explainNamed, type TypedJudgement } from '../../../../core/hebrew/answer.ts';
import type { Explanation } from '../../../../core/hebrew/spelling/reason.ts';
import { useServices } from '../../lib/services.ts';

/**
 * The reason of a judgement with the name of the word that was typed instead. The judge's own table has no names of
 * premium lessons: who may open them learns it from the server, and until then, and everybody else, what the judge says.
 */
export function useNamedReason(judgement: TypedJudgement): Explanation {
  const { unnamed } = judgement;
  const services = useServices();
  const { data } = useQuery({
    queryKey: ['search', unnamed],
    queryFn: ({ signal }) => services.api.call('GET /search', { query: { q: unnamed ?? '' }, signal }),
    enabled: unnamed !== undefined,
  });
  const found = unnamed === undefined ? undefined : data?.matches.find((match) => isSpelled(match, unnamed));
  if (unnamed === undefined || !found?.word) return judgement;
  return explainNamed(unnamed, { russian: found.word.russian, isForm: found.forms.length > 0 });
}

/** The match is the typed word or a form of it, not one that only begins so. */
function isSpelled({ word, forms }: SearchMatch, typed: string): boolean {
  return word !== null && (forms.length > 0 || [word.hebrew, ...(word.variants ?? [])].includes(typed));
}
