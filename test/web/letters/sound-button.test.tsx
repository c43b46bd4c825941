import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings } from '../../../core/settings/settings.ts';
import { SoundButton } from '../../../web/src/features/letters/steps/sound-button.tsx';
import { createFakePlayer, press } from '../exercises/support.tsx';

/** The letter shin, whose name is said when it is met. */
function meet(autoplay: boolean, isEager = true) {
  const { player, played } = createFakePlayer();
  const sound = { text: 'שִׁין', audio: '/audio/shin.mp3' };
  const settings = { ...defaultSettings, autoplay };
  render(<SoundButton label="Название" {...{ sound, player, settings, isEager }} />);
  return played;
}

it('a letter sounds once by itself when it is met', () => {
  expect(meet(true).map(({ sound }) => sound.url)).toEqual(['/audio/shin.mp3']);
});

it('a letter waits for the tap when sounds by themselves are switched off', async () => {
  const played = meet(false);
  expect(played).toEqual([]);
  await press('Название');
  expect(played.map(({ sound }) => sound.url)).toEqual(['/audio/shin.mp3']);
});

it('what is only offered waits for the tap', () => {
  expect(meet(true, false)).toEqual([]);
});
