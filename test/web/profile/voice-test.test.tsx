import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfileView } from '../../../web/src/features/profile/profile-view.tsx';
import type { AudioPlayer, PlaybackOptions, Sound } from '../../../web/src/lib/audio/audio-player.ts';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { sampleHome } from '../../support/web/samples.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';
import { sampleStatistics } from './samples.ts';

/** Settings before a player that notes what it is asked to play. */
function openSettings(outcome: 'ended' | 'failed') {
  const played: [Sound, PlaybackOptions | undefined][] = [];
  const player: AudioPlayer = {
    async play(sound, options) {
      played.push([sound, options]);
      return outcome;
    },
    stop: () => {},
    status: () => 'idle',
    subscribe: () => () => {},
    progress: () => 0,
  };
  const page = createPage();
  const client = page.queryClient;
  client.setQueryData(queryKeys.home, sampleHome());
  client.setQueryData(queryKeys.statistics, sampleStatistics());
  client.setDefaultOptions({ queries: { enabled: false } });
  renderPart(<ProfileView onExit={() => {}} createPlayer={() => player} />, page);
  fireEvent.click(screen.getByRole('tab', { name: 'Настройки' }));
  return played;
}

it('the test speaks the greeting by the voice and the speed that are chosen, saved or not', async () => {
  const played = openSettings('ended');
  fireEvent.click(screen.getByRole('radio', { name: 'Встроенный в браузер' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Спокойно' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Автоматически/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Тест' }));
  // shalom, ma nishma?
  const greeting = { url: null, text: 'שלום, מה נשמע?' };
  expect(played).toEqual([[greeting, { provider: 'browser', autoFallback: false, speed: 0.85 }]]);
});

it('a voice that cannot be had is told', async () => {
  openSettings('failed');
  fireEvent.click(screen.getByRole('button', { name: 'Тест' }));
  expect(await screen.findByText('Не удалось воспроизвести аудио')).toBeDefined();
});
