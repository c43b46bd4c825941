import { useEffect, useState } from 'react';

/** Typing pauses that long before the server is asked. */
const searchPauseMs = 300;

/** The text once it has rested. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
