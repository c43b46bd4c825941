import { useQuery } from '@tanstack/react-query';
import type { NiqqudProposal } from '../../../../core/contracts/own-words.ts';
import { hasNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { useServices } from '../../lib/services.ts';
import { useSettled } from '../../lib/time/use-settled.ts';

/** The niqqud that the course knows for what was typed; none where it has niqqud of its own. */
export function useProposals(hebrew: string): readonly NiqqudProposal[] {
  const { api } = useServices();
  const settled = useSettled(hebrew).trim();
  const { data } = useQuery({
    queryKey: ['niqqud', settled],
    enabled: /[א-ת]/u.test(settled) && !hasNiqqud(settled),
    // Without them the word is kept all the same.
    retry: false,
    async queryFn({ signal }) {
      const { lines } = await api.call('POST /own-words/read', {
        body: { text: settled },
        signal,
        retries: 0,
      });
      return lines[0]?.proposals ?? [];
    },
  });
  return (settled === hebrew.trim() && !hasNiqqud(settled) && data) || [];
}
