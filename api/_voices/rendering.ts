import { createHash } from 'node:crypto';
import { describeFailure } from '../../bot/services/failures.ts';
import { DomainError } from '../../core/errors.ts';
import type { TtsProvider } from '../../core/ports.ts';
import type { VoicedItem } from '../../db/voices/items.ts';
import { pruneReplacedTakes } from '../../db/voices/remove.ts';
import {
  keepRendering,
  listUnvoiced,
  noteRenderingFailure,
  readRenderingState,
  spendCharacters,
} from '../../db/voices/renderings.ts';
import type { Deps } from '../_deps.ts';

/** The voice whose key is configured; the embedded one is never rendered into the database here. */
export const cloudVoice = 'google';
const itemsPerBatch = 60;
/** So many are spoken at once: most of the time is waiting for Google. */
const atOnce = 3;
/** No further item is begun after this time: the function has 30 seconds. */
const beginWithinMs = 15_000;
/** So many failures in a row are the voice's, not the items'. */
const maxFailures = 3;

export type RenderedBatch = {
  rendered: number;
  /** What the voice could not say now. */
  failed: string[];
  /** What neither a person nor this voice has said yet. */
  left: number;
  /** The day's budget of characters is used up. */
  isSpent: boolean;
  charactersToday: number;
};

type RenderingDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'voices' | 'prepareTake' | 'renderingCharacters'>;

/**
 * Lets Google's voice say what no person has said, in the order of the course, within the day's budget of characters;
 * what is made is kept at the loudness of recordings. Called again, it goes on; what failed comes after everything else,
 * and no more after five failures, for a month. Throws 'unavailable'
 * google_not_configured without a key.
 */
export async function renderBatch(deps: RenderingDeps): Promise<RenderedBatch> {
  const voice = deps.voices.find(({ id }) => id === cloudVoice);
  if (!voice) throw new DomainError('unavailable', { code: 'google_not_configured' });
  const now = deps.clock();
  const wanted = { provider: cloudVoice, voice: voice.name };
  const { items } = await listUnvoiced(deps.db, { ...wanted, limit: itemsPerBatch }, now);
  const failed = new Set<VoicedItem>();
  const start = performance.now();
  let rendered = 0;
  let failures = 0;
  let isSpent = false;
  const spend = (characters: number) =>
    spendCharacters(
      deps.db,
      { provider: cloudVoice, characters, dailyCharacters: deps.renderingCharacters },
      now,
    );
  const renderItem = async (item: VoicedItem): Promise<void> => {
    const text = voice.textFor(item).normalize('NFC').trim();
    if (text === '' || isSpent) return;
    if (!(await spend(text.length))) {
      isSpent = true;
      return;
    }
    try {
      const sound = await spokenBy(voice, text, item, deps);
      await keepRendering(deps.db, { ...wanted, key: item.key, sound }, now);
      rendered += 1;
      failures = 0;
    } catch (cause) {
      deps.log('warn', 'item-not-rendered', { item: item.key, cause: describeFailure(cause) });
      await noteRenderingFailure(deps.db, { ...wanted, key: item.key }, now);
      failed.add(item);
      failures += 1;
    }
  };
  for (let at = 0; at < items.length; at += atOnce) {
    if (isSpent || performance.now() - start > beginWithinMs || failures >= maxFailures) break;
    await Promise.all(items.slice(at, at + atOnce).map(renderItem));
  }
  const { left } = await listUnvoiced(deps.db, { ...wanted, limit: 0 }, now);
  const { charactersToday } = await readRenderingState(deps.db, wanted, now);
  // Several are spoken at once: named in the order of the batch, whichever ended first.
  const named = items.filter((item) => failed.has(item)).map(({ hebrew }) => hebrew);
  return { rendered, failed: named, left, isSpent, charactersToday };
}

/** Once a day: old takes are deleted; where there is a key, a batch is rendered. */
export async function runNightly(
  deps: RenderingDeps,
  now: Date,
): Promise<{ pruned: number; rendered: number; left: number }> {
  const pruned = await pruneReplacedTakes(deps.db, now);
  const isConfigured = deps.voices.some(({ id }) => id === cloudVoice);
  const { rendered, left } = isConfigured ? await renderBatch(deps) : { rendered: 0, left: 0 };
  return { pruned, rendered, left };
}

/** Levelled like a recording; as the voice made it where a recording would be refused. */
async function spokenBy(
  voice: TtsProvider,
  text: string,
  item: VoicedItem,
  { prepareTake }: Pick<Deps, 'prepareTake'>,
): Promise<{ hash: string; bytes: Uint8Array; mime: string }> {
  const spoken = await voice.speak(text);
  const prepared = await prepareTake?.(spoken.bytes, item);
  const { bytes, mime } = prepared?.ok ? prepared.sound : spoken;
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), bytes, mime };
}
