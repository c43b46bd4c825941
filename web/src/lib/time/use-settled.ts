import { useEffect, useState } from 'react';

/** How long typing must pause before the server is called. */
const searchPauseMs = 300;

/** The text once typing has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
