import * as z from 'zod';
import { soundAddress } from '../../voices/address.ts';
import { maxArchiveBytes, maxPackedSounds } from '../../voices/limits.ts';
import { endpoint } from '../endpoint.ts';
import { RowIdInPath, UserIdInPath } from '../shapes/shared.ts';

const Count = z.number().int().nonnegative();
const Hash = z.string().regex(/^[0-9a-f]{32}$/);

const SoundAddress = z.string().regex(soundAddress);

export const soundEndpoints = {
  /** Returns the sound itself. It never changes, but its speaker may take it back: it may be kept for a day. */
  'GET /sounds/{hash}': endpoint({
    summary: 'Опубликованный голос по хешу содержимого',
    access: 'public',
    servedBy: 'voice',
    params: z.object({ hash: Hash }),
  }),
  /**
   * Returns multipart/form-data: each sound under its address, words first, at most 300 kB; what is left is fetched by
   * itself. With an ETag: a lesson that sounds as before is not sent again.
   */
  'GET /sounds/lessons/{lessonId}': endpoint({
    summary: 'Звуки урока одним ответом, чтобы слушать без сети',
    access: 'learner',
    servedBy: 'voice',
    callsPerMinute: 60,
    params: z.object({ lessonId: RowIdInPath }),
  }),
  /**
   * Returns multipart/form-data: each sound under its address, in the order in which they were asked for, at most 300 kB.
   * What is not there, or did not fit, is missing.
   */
  'POST /sounds/packs': endpoint({
    summary: 'Звуки по их адресам одним ответом, чтобы слушать день без сети',
    access: 'learner',
    servedBy: 'voice',
    callsPerMinute: 20,
    body: z.object({ addresses: z.array(SoundAddress).min(1).max(maxPackedSounds) }),
  }),
  /** Takes multipart/form-data with the archive as `file`. */
  'POST /sounds/import': endpoint({
    summary:
      'Архив с голосами и таблицей voices.csv: что не подошло, названо по строкам, остальное сохранено',
    access: 'admin',
    servedBy: 'voice',
    maxBodyBytes: maxArchiveBytes + 65_536,
    form: z.object({}),
    response: z.object({
      saved: Count,
      problems: z.array(z.object({ line: Count, file: z.string(), reason: z.string() })),
    }),
  }),
  /** Returns the archive itself. */
  'GET /sounds/export': endpoint({
    summary: 'Архив всех голосов с таблицей; строки без файла — что ещё не записано',
    access: 'admin',
    servedBy: 'voice',
    query: z.object({ speakerId: UserIdInPath.optional() }),
  }),
  'GET /sounds/rendering': endpoint({
    summary: 'Озвучивание курса голосом Google: настроен ли, сколько сказано и потрачено сегодня',
    access: 'admin',
    servedBy: 'voice',
    response: z.object({
      /** Null without a key. */
      voice: z.string().nullable(),
      rendered: Count,
      charactersToday: Count,
      dailyCharacters: Count,
      /** Hebrew texts that the voice failed to say five times and is not asked for this month; the first twenty. */
      skipped: z.array(z.string()),
    }),
  }),
  'POST /sounds/rendering': endpoint({
    summary: 'Озвучить голосом Google то, что не сказал человек; повторяйте, пока rendered больше нуля',
    access: 'admin',
    servedBy: 'voice',
    response: z.object({
      rendered: Count,
      failed: z.array(z.string()),
      left: Count,
      isSpent: z.boolean(),
      charactersToday: Count,
    }),
  }),
  'GET /sounds/nightly': endpoint({
    summary: 'Раз в сутки: старые дубли удаляются, часть курса озвучивается голосом Google',
    access: 'cron',
    servedBy: 'voice',
    response: z.object({ pruned: Count, rendered: Count, left: Count }),
  }),
};
