import { expect, it } from 'vitest';
import { createHearing } from '../../recogniser/hearing.ts';

it('hears the word that is expected, and nothing while there is none', async () => {
  const hearing = createHearing();
  expect(await hearing.script()).toEqual({ silence: '' });
  hearing.expect(async () => 'שלום'); // shalom
  expect(await hearing.script()).toEqual({ says: 'שלום' });
});

it('hears what the panel says, tells of the change, and keeps the text for later', async () => {
  const hearing = createHearing();
  let changes = 0;
  const end = hearing.onChange(() => {
    changes += 1;
  });
  hearing.set({ mode: 'text', text: ' כלב ' }); // kelev, a dog
  expect(await hearing.script()).toEqual({ says: 'כלב' });
  hearing.set({ mode: 'silence' });
  expect(await hearing.script()).toEqual({ silence: '' });
  hearing.set({ mode: 'failure' });
  expect(await hearing.script()).toEqual({ refuses: 500 });
  hearing.set({ mode: 'text' });
  expect(await hearing.script()).toEqual({ says: 'כלב' });
  end();
  hearing.set({ mode: 'expected' });
  expect(changes).toBe(4);
});
