import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';

/** The addresses in a lesson that name a content: they need no token, and what is behind them does not change. */
export function soundsOf({ words, proofs }: Pick<LessonDetail, 'words' | 'proofs'>): string[] {
  const spoken = [...words, ...words.flatMap(({ examples }) => examples), ...(proofs ?? [])];
  const addresses = spoken.flatMap(({ audio }) => audio ?? []);
  return [...new Set(addresses.filter((address) => /^\/(audio|api\/sounds)\//.test(address)))];
}
