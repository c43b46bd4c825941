import { DomainError } from '../errors.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import { exportWords } from '../memory/export.ts';
import type { MockFile, MockTable } from './answer.ts';
import { everyLesson, lessonsOf, wordsOf } from './course.ts';

/** What stands for whatever an admin uploads: the mock keeps no files. A word's sound of the course, and our own icon. */
export const uploadedFiles = {
  // ani, 'I'
  audio: '/audio/e4ae5461eb4a3ecde1455f2b9ab0587c.mp3',
  handwriting: '/icon.svg',
} as const;

const uploadIds = { audio: 'a'.repeat(32), handwriting: 'b'.repeat(32) } as const;

/** Answers that are no JSON of ours. Nobody speaks here: a word is heard by the sound that the course ships. */
export const fileAnswers: MockTable<
  | 'GET /google-tts'
  | 'GET /audio/{lessonId}/{wordId}'
  | 'GET /uploads/{id}'
  | 'GET /memory/export'
  | 'GET /admin/export'
  | 'GET /openapi.json'
  | 'POST /telegram'
> = {
  'GET /google-tts': ({ query }, { world }) => {
    const wanted = stripNiqqud(query.text);
    return soundOf(wordsOf(world.course).find(({ hebrew }) => hebrew === wanted)?.audio);
  },
  'GET /audio/{lessonId}/{wordId}': ({ params }, { world }) => {
    const lesson = everyLesson(world.course).find(({ id }) => id === params.lessonId);
    return soundOf(lesson?.words.find(({ id }) => id === params.wordId)?.audio);
  },
  'GET /uploads/{id}': ({ params }) => {
    if (params.id === uploadIds.audio) return { file: uploadedFiles.audio };
    if (params.id === uploadIds.handwriting) return { file: uploadedFiles.handwriting };
    throw new DomainError('not-found', { code: 'upload_not_found' });
  },
  'GET /memory/export': ({ query }, { world }) => {
    const learned = lessonsOf(world.course).flatMap(({ name: lesson, words }) =>
      words
        .filter(({ id }) => world.learned.has(id))
        .map((word) => ({ ...word, lesson, audioHash: /(\w+)\.mp3$/.exec(word.audio ?? '')?.[1] ?? null })),
    );
    const { name, mime: type, text } = exportWords(learned, query.format ?? 'csv');
    return { name, type, text };
  },
  'GET /admin/export': ({ query }, { world }) => {
    const { format = 'json' } = query;
    const lessons = everyLesson(world.course);
    if (format === 'json') {
      return { text: JSON.stringify({ lessons }, null, 2), type: 'application/json', name: 'mila-demo.json' };
    }
    const cells = (row: readonly string[]) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    const rows = lessons.flatMap(({ name, words }) =>
      words.map(({ hebrew, pronunciation, transcription, russian }) =>
        cells([name, hebrew, pronunciation, transcription, russian]),
      ),
    );
    const head = cells(['lesson', 'hebrew', 'pronunciation', 'transcription', 'russian']);
    return { text: [head, ...rows].join('\n'), type: 'text/csv', name: 'mila-demo.csv' };
  },
  // Printed from the contract, which no page holds; and Telegram has nobody to send updates to here.
  'GET /openapi.json': () => ({
    text: '{"openapi":"3.1.0","info":{"title":"mock","version":"mock"},"paths":{}}',
    type: 'application/json',
  }),
  'POST /telegram': () => ({ text: '', type: 'text/plain' }),
};

export const uploadAnswers: MockTable<'POST /uploads'> = {
  'POST /uploads': ({ body }) => {
    // The fields of the form; the contract has no shape for multipart bodies.
    const { kind, file } = Object(body) as { kind?: unknown; file?: unknown };
    const known = kind === 'handwriting' ? 'handwriting' : 'audio';
    const { type, size } = Object(file) as Partial<Blob>;
    return {
      id: uploadIds[known],
      kind: known,
      mime: type || (known === 'audio' ? 'audio/mpeg' : 'image/svg+xml'),
      size: size ?? 0,
      url: uploadedFiles[known],
    };
  },
};

function soundOf(audio: string | null | undefined): MockFile {
  if (!audio) throw new DomainError('unavailable', { code: 'tts_failed' });
  return { file: audio };
}
