import { expect, it } from 'vitest';
import { dialogueListTexts } from '../../../../core/texts/lesson/dialogue-list.ts';

it('the length of a dialogue does not part its number from «мин»', () => {
  expect(dialogueListTexts.length(6, 70)).toBe('6 реплик, 1\u00a0мин');
});
