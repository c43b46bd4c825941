import type { ChoiceScript } from './choice-exercise.tsx';

/** Hebrew alone is Hebrew; with a Russian word it is Russian that quotes. Stress marks are those of the transcription. */
export function scriptOf(options: readonly string[]): ChoiceScript {
  const isHebrew = options.every((option) => /[א-ת]/.test(option) && !/[а-яё]/i.test(option));
  if (isHebrew) return options.some((option) => option.includes(' ')) ? 'phrase' : 'hebrew';
  return options.some((option) => /[\u0301һ]/.test(option)) ? 'transcription' : 'russian';
}
