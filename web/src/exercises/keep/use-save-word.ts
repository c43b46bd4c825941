import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnWord, WrittenOwnWord } from '../../../../core/contracts/own-words.ts';
import type { OwnProblem } from '../../../../core/own-words/problems.ts';
import { ownWordViewTexts as texts } from '../../../../core/texts/home/own-words.ts';
import { changeShown } from '../../lib/own-words/own-words-query.ts';
import { useAddWords } from '../../lib/own-words/use-own-words.ts';
import { useServices } from '../../lib/services.ts';

type Saved = { problem: OwnProblem | undefined };

/** Adds a word, or changes `edited`. `problem` is what keeps a new one from being added. */
export function useSaveWord(edited: OwnWord | undefined) {
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  const add = useAddWords();
  return useMutation({
    async mutationFn(word: WrittenOwnWord): Promise<Saved> {
      if (!edited) {
        const { refused } = await add.mutateAsync([word]);
        return { problem: refused[0]?.problem };
      }
      const params = { id: edited.id };
      const changed = await api.call('PUT /own-words/{id}', { params, body: word });
      changeShown(queryClient, { changed });
      toast({ title: texts.changed });
      return { problem: undefined };
    },
  });
}
