import { useQueryClient } from '@tanstack/react-query';
import type { OwnWord } from '../../../../core/contracts/own-words.ts';
import { keepWordTexts } from '../../../../core/texts/home/keep-word.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { changeShown, refreshOwnWords } from '../../lib/own-words/own-words-query.ts';
import { useTellFailure } from '../../lib/own-words/use-own-words.ts';
import { useServices } from '../../lib/services.ts';

const texts = ownWordViewTexts.word;

/** Deletes a word at once; the toast brings it back. */
export function useRemoveWord(): (word: OwnWord) => Promise<void> {
  const { api, toast, telegram } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  async function restore(id: number): Promise<void> {
    try {
      await api.call('POST /own-words/{id}/restore', { params: { id } });
      toast({ title: texts.restored });
    } catch (error) {
      tellFailure(error);
    }
    await refreshOwnWords(queryClient);
  }
  return async ({ id, hebrew }) => {
    try {
      const { limits } = await api.call('DELETE /own-words/{id}', { params: { id } });
      changeShown(queryClient, { removed: id, limits });
      telegram.haptic('success');
      toast({
        title: texts.removed(hebrew),
        action: { text: keepWordTexts.undo, onPress: () => void restore(id) },
      });
    } catch (error) {
      tellFailure(error);
      await refreshOwnWords(queryClient);
    }
  };
}
