import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AddedOwnWords, WrittenOwnWord } from '../../../../core/contracts/own-words.ts';
import { keepWordTexts as texts } from '../../../../core/texts/home/keep-word.ts';
import { ApiError, NetworkError } from '../api/http.ts';
import { newEventId } from '../outbox/event-id.ts';
import { useServices } from '../services.ts';
import { refreshOwnWords } from './own-words-query.ts';

/** Words that are taken back together: each is a call. */
const undoneTogether = 5;

/** What to say of a call that failed. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof NetworkError ? texts.needsNetwork : texts.notDone;
}

/** Says that a call has failed. */
export function useTellFailure(): (error: unknown) => void {
  const { toast } = useServices();
  return (error) => toast({ variant: 'destructive', title: failureText(error) });
}

/**
 * One event for as long as the same is sent: a repeat after a lost reply adds nothing, while a text that was mended is
 * another one.
 */
export function useEventFor(): (sent: unknown) => string {
  const last = useRef({ sent: '', id: '' });
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last.current.sent !== text) last.current = { sent: text, id: newEventId() };
    return last.current.id;
  };
}

/** Adds words to the learner's own. */
export function useAddWords() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const eventFor = useEventFor();
  const tellAdded = useTellAdded();
  return useMutation({
    mutationFn: (words: WrittenOwnWord[]) =>
      api.call('POST /own-words', { body: { eventId: eventFor(words), words } }),
    onSuccess: (added) => {
      void refreshOwnWords(queryClient);
      tellAdded(added);
    },
  });
}

/** Says what became of words, with the way back. */
export function useTellAdded(): (added: AddedOwnWords) => void {
  const { toast, api } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  async function takeBack(ids: readonly number[]): Promise<void> {
    try {
      for (let at = 0; at < ids.length; at += undoneTogether) {
        const some = ids.slice(at, at + undoneTogether);
        await Promise.all(some.map((id) => api.call('DELETE /own-words/{id}', { params: { id } })));
      }
    } catch (error) {
      tellFailure(error);
    }
    await refreshOwnWords(queryClient);
  }
  return ({ added, words, refused }) => {
    const canUndo = added.length > 0;
    if (added.length === 0 && words.length === 0) return;
    toast({
      title: added.length > 0 ? texts.added(added.length) : texts.keptBefore,
      ...(refused.length > 0 && { description: texts.refusedSome(refused.length) }),
      ...(canUndo && { action: { text: texts.undo, onPress: () => void takeBack(added) } }),
    });
  };
}
