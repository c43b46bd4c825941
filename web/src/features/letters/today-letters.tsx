import { useEffect, useState } from 'react';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { LettersSkeleton } from './letters-skeleton.tsx';
import { LetterPlayer } from './player.tsx';
import { useLetters } from './use-letters.ts';

type TodayLettersProps = {
  tasks: TodayResponse['letters'];
  settings: Settings;
  session: ExerciseSession;
  onDone: () => void;
};

/** The letters of «Сегодня» that are not sure yet. Where they cannot be loaded the words come at once. */
export function TodayLetters({ tasks, settings, session, onDone }: TodayLettersProps) {
  const { data: items, error } = useLetters();
  const [steps] = useState(tasks);
  if (error && !items) return <Leave onLeave={onDone} />;
  if (!items) return <LettersSkeleton />;
  const known = steps.filter(({ key }) => items.some((item) => item.key === key));
  if (known.length === 0) return <Leave onLeave={onDone} />;
  return <LetterPlayer steps={known} items={items} settings={settings} session={session} onDone={onDone} />;
}

function Leave({ onLeave }: { onLeave: () => void }) {
  useEffect(onLeave, [onLeave]);
  return null;
}
