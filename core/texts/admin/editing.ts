import { actsTexts } from './acts.ts';

/** «Сейчас редактирует Дана»; of several all are named. */
export function editingText(others: readonly { by: number; name: string }[]): string {
  const names = others.map(({ by, name }) => name || actsTexts.somebody(by)).join(', ');
  return others.length > 1 ? `Сейчас редактируют: ${names}` : `Сейчас редактирует ${names}`;
}
