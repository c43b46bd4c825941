import { expect, it } from 'vitest';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import { forms } from '../../../core/round/kinds/forms.ts';
import { letters } from '../../../core/round/kinds/letters.ts';
import { numbers } from '../../../core/round/kinds/numbers.ts';
import { words } from '../../../core/round/kinds/words.ts';

const kinds = { letters, words, forms: forms(), numbers: numbers() };

it.each(Object.entries(kinds))('%s can earn what their call awards', (_, { saves, earns }) => {
  if (saves === null) expect(earns).toBeNull();
  else expect('awarded' in endpoints[saves].response.shape).toBe(earns !== null);
});
