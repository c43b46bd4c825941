import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What the next recordings will be heard as. */
export type Script =
  /** These words, with certainty; with segments or logprobs as the real server gives them. */
  | { says: string }
  /** Nothing: what Whisper writes over silence, with the figures that give it away. */
  | { silence: string }
  /** An error of the real server. */
  | { refuses: 400 | 401 | 413 | 429 | 500 | 503; retryAfterSeconds?: number }
  /** Breaks the connection this many times before it responds. */
  | { drops: number; says: string }
  /** No response at all. */
  | { hangs: true }
  /** A body that is no JSON, or JSON of something else. */
  | { garbage: string };

/** One request as the server understood it. */
type HeardRequest = {
  path: string;
  authorization: string | undefined;
  file: { name: string; type: string; bytes: Uint8Array };
  /** Form fields but the file. */
  fields: Record<string, string>;
};

type Hears = Script | string | (() => Script | Promise<Script>);

export type FakeOpenAi = {
  /** For STT_BASE_URL, e.g. 'http://127.0.0.1:41234'. */
  url: string;
  /** Sets what it will hear from now on; a plain text is what is said. A function is called at each recording. */
  hear(script: Hears): void;
  readonly requests: readonly HeardRequest[];
  close(): Promise<void>;
};

/**
 * A server on this machine that implements OpenAI's POST /v1/audio/transcriptions: multipart in, json or verbose_json
 * out, OpenAI's own errors. It hears what `hears` is set to. With an `apiKey` it refuses every other key.
 */
export async function startFakeOpenAi(
  options: { apiKey?: string; hears?: Hears; port?: number } = {},
): Promise<FakeOpenAi> {
  const requests: HeardRequest[] = [];
  let hears = options.hears ?? 'שלום'; // shalom
  let dropped = 0;

  /** What is wrong with a request, as [status, message, param]; undefined when it is in order. */
  function fault(request: HeardRequest): Refusal | undefined {
    if (options.apiKey !== undefined && request.authorization !== `Bearer ${options.apiKey}`) {
      return [401, `Incorrect API key provided: ${request.authorization ?? ''}`];
    }
    if (!request.fields.model) return [400, 'you must provide a model parameter', 'model'];
    const isKnown = /\.(flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/.test(request.file.name);
    return isKnown ? undefined : [400, `Unrecognized file format: ${request.file.name}`, 'file'];
  }

  async function play(c: Call, fields: Record<string, string>, script: Script): Promise<Response> {
    if ('hangs' in script) return new Promise(() => {});
    if ('garbage' in script) return c.body(script.garbage, 200, { 'content-type': 'application/json' });
    if ('refuses' in script) {
      const { refuses, retryAfterSeconds } = script;
      if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
      return refuse(c, [
        refuses,
        refuses === 400 ? 'Audio file might be corrupted' : 'The server had an error',
      ]);
    }
    if ('drops' in script && dropped < script.drops) {
      dropped += 1;
      c.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    return c.json(transcription(script, fields));
  }

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/v1/audio/transcriptions', async (c) => {
    const form = await c.req.formData().catch(() => undefined);
    const file = form?.get('file');
    if (!form || !(file instanceof File)) return refuse(c, [400, 'file is required', 'file']);
    const heard: HeardRequest = {
      path: c.req.path,
      authorization: c.req.header('authorization'),
      file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) },
      fields: Object.fromEntries([...form].filter((field): field is [string, string] => field[0] !== 'file')),
    };
    requests.push(heard);
    const refusal = fault(heard);
    return refusal ? refuse(c, refusal) : play(c, heard.fields, await scriptOf(hears));
  });
  app.notFound((c) => refuse(c, [404, `Unknown request URL: ${c.req.method} ${c.req.path}`]));
  app.onError((error, c) => refuse(c, [500, String(error)]));

  const server = createAdaptorServer({ fetch: app.fetch }) as Server; // without options a plain HTTP/1 server
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // TCP always has a port
  return {
    url: `http://127.0.0.1:${port}`,
    hear(next) {
      hears = next;
      dropped = 0;
    },
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Call = Context<{ Bindings: HttpBindings }>;
type Refusal = [status: ContentfulStatusCode, message: string, param?: string];

const refuse = (c: Context, [status, message, param]: Refusal): Response =>
  c.json({ error: { message, type: 'invalid_request_error', param: param ?? null, code: null } }, status);

async function scriptOf(hears: Hears): Promise<Script> {
  if (typeof hears === 'function') return hears();
  return typeof hears === 'string' ? { says: hears } : hears;
}

/** The response in the requested format. */
function transcription(script: { says: string } | { silence: string }, fields: Record<string, string>) {
  const isSilence = 'silence' in script;
  const text = isSilence ? script.silence : script.says;
  if (fields.response_format === 'verbose_json') {
    const figures = isSilence
      ? { avg_logprob: -1.4, no_speech_prob: 0.92 }
      : { avg_logprob: -0.2, no_speech_prob: 0.01 };
    const segment = {
      id: 0,
      seek: 0,
      start: 0,
      end: 1,
      text,
      tokens: [],
      temperature: 0,
      compression_ratio: 0.7,
    };
    return {
      task: 'transcribe',
      language: 'hebrew',
      duration: 1,
      text,
      segments: text === '' ? [] : [{ ...segment, ...figures }],
    };
  }
  const isAsked = fields['include[]'] === 'logprobs';
  const logprobs = text.split(/(?=\s)/).map((token) => ({ token, logprob: -0.1, bytes: [] }));
  return {
    text,
    ...(isAsked ? { logprobs } : {}),
    usage: { type: 'tokens', input_tokens: 9, output_tokens: 3 },
  };
}
