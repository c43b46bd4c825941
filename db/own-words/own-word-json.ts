import { sql } from 'drizzle-orm';

/** A row `o` of `own_words` as a LessonWord, its sound the learner's recording: what only words of the course have is missing. */
export const ownWordJson = sql`json_build_object('id', o.id, 'hebrew', o.hebrew, 'pronunciation', o.pronunciation,
  'transcription', o.transcription, 'transcriptionKept', false, 'russian', o.russian, 'gender', null, 'plural', null,
  'feminine', null, 'variants', o.variants, 'ownVerb', null, 'parts', '[]'::json, 'examples', '[]'::json,
  'audioHash', null, 'audioBlobHash', (select s.hash from own_word_sounds s where s.word_id = o.id),
  'isRecorded', exists (select 1 from own_word_sounds s where s.word_id = o.id), 'handwritingUploadId', null)`;
