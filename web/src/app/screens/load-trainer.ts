import { fetchRest, pageRest } from '../../features/trainer/between/rest-loader.ts';
import { pageRules } from '../../features/trainer/rules-code.ts';
import type { Services } from '../../lib/services.ts';

/** Loads the trainer's code, and beside it that of the exercises after the first one; a second call joins the first. */
export async function loadTrainer() {
  // The trainer waits for it where it is needed, and says there when it cannot be loaded.
  fetchRest().catch(() => {});
  return loadFrame();
}

async function loadFrame() {
  const { TrainerScreen } = await import('./trainer-screen.tsx');
  return { default: TrainerScreen };
}

/**
 * Has the browser keep what the trainer will load, without running any of it: styles and fonts would have all of home laid
 * out again, each by itself. vite.config.ts names the files in the page; the dev server has none.
 */
export async function fetchTrainer(): Promise<void> {
  const files = document.querySelector<HTMLMetaElement>('meta[name="ahead"]')?.content.split(' ') ?? [];
  await Promise.all(files.map(async (file) => (await fetch(`/${file}`)).blob()));
}

/**
 * Loads the trainer's code with the first exercise of a lesson and, as its styles name them, the fonts of the word card:
 * the first word then never jumps.
 */
export async function preloadTrainer(): Promise<void> {
  await loadFrame();
  // alef, and a Russian a with the shha: one letter of each file
  await Promise.all([
    document.fonts?.load('64px "Mila Hebrew"', 'א'),
    document.fonts?.load('16px "Mila Cyrillic"', 'аһ'),
    document.fonts?.load('32px "Mila Handwriting"', 'א'),
  ]);
}

/** Loads what a lesson needs after its first exercise, and has the device keep the rules. */
export async function preloadRest(services: Services): Promise<void> {
  const [{ keepRulesAhead }] = await Promise.all([pageRules(services).load(), pageRest(services).load()]);
  await keepRulesAhead(services);
}
