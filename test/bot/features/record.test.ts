import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Message, Update, User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../bot/bot.ts';
import type { BotDeps } from '../../../bot/context.ts';
import { studioChatTexts } from '../../../core/texts/chat/studio.ts';
import { voiceConsent } from '../../../core/voices/consent.ts';
import type { SendTake } from '../../../core/voices/send-take.ts';
import { recordings, speakers } from '../../../db/schema/index.ts';
import { findItem } from '../../../db/voices/queue.ts';
import { giveSpeaker } from '../../../db/voices/speakers.ts';
import { saveTake } from '../../../db/voices/takes.ts';
import { createFakeRecogniser } from '../../support/fake-voice.ts';
import { anya } from '../../support/telegram-updates.ts';
import {
  buttonsOf,
  createFakeTelegram,
  lessonIds,
  openTestBot,
  type Sent,
  type TestBot,
  textOf,
} from '../support.ts';

const ogg = readFileSync(new URL('../../data/speech/shalom.ogg', import.meta.url));
const mp3Start = Uint8Array.from([0xff, 0xfb, 0x90, 0x64, 0, 0, 0, 0]);

let backend: TestBot;
let telegram: ReturnType<typeof createFakeTelegram>;
let who: User;
let people = 700;
let messageId: number;
let takes: Parameters<SendTake>[0][];
let refusal: string | undefined;
let said: Sent[];

const voice = { file_id: 'v', file_unique_id: 'v', duration: 1, mime_type: 'audio/ogg', file_size: 2017 };

/** Keeps what it is given, as the function `voice` does. */
const sendTake: SendTake = async (take) => {
  takes.push(take);
  if (refusal) return { ok: false, code: 'take_clipped', message: refusal };
  const item = await findItem(backend.db, take.key);
  if (!item) return { ok: false, code: 'item_not_found', message: '' };
  const bytes = Uint8Array.from([...mp3Start, ...createHash('sha256').update(`${takes.length}`).digest()]);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const sound = { hash, bytes, mime: 'audio/mpeg', loudness: -16, ms: 600 };
  return {
    ok: true,
    take: await saveTake(backend.db, { speakerId: take.speakerId, item, sound }, backend.clock()),
  };
};

beforeAll(async () => {
  backend = await openTestBot();
  const messageOf = () => ({ message_id: ++messageId, date: 0, chat: { id: 1, type: 'private' } });
  telegram = createFakeTelegram({
    sendMessage: messageOf,
    sendVoice: messageOf,
    getFile: ({ file_id }) => ({ file_id, file_unique_id: 'u', file_path: 'voice/file_7.oga' }),
  });
});
afterAll(() => backend.close());
beforeEach(async () => {
  people += 1;
  who = { ...anya, id: people };
  messageId = 100;
  takes = [];
  refusal = undefined;
  said = [];
  await backend.login(who.id, 'Аня');
});

/** Every update meets a bot of its own: nothing is remembered but what stands in the database. */
async function deliver(update: Update, overrides: Partial<BotDeps> = {}): Promise<Sent[]> {
  const fetchFile: typeof fetch = async () => new Response(Uint8Array.from(ogg));
  const parts = { ...backend.botDeps, fetch: telegram.fetch, fetchFile, sendTake, ...overrides };
  await createBot(parts).handleUpdate(update);
  const sent = telegram.sent.splice(0);
  said.push(...sent);
  return sent;
}

function numbered(update: Update, id = ++messageId): Update {
  const message = update.message ?? update.callback_query?.message;
  if (message) Object.assign(message, { message_id: id });
  return update;
}
const write = (text: string) => deliver(numbered(backend.updates.text(who, text)));
const send = (content: Partial<Message>, overrides?: Partial<BotDeps>) =>
  deliver(numbered(backend.updates.message(who, content)), overrides);
const speak = () => send({ voice });
/** Presses a button of the latest message that has it. */
function press(label: string, id = messageId) {
  const data = said
    .toReversed()
    .flatMap(allButtons)
    .find(({ text }) => text === label)?.callback_data;
  if (data === undefined) throw new Error(`there is no button ${label}`);
  return deliver(numbered(backend.updates.press(who, data), id));
}
/** Files travel as forms, whose fields are texts. */
function allButtons(sent: Sent) {
  const markup = sent.payload.reply_markup;
  const parsed = typeof markup === 'string' ? JSON.parse(markup) : markup;
  return buttonsOf({ ...sent, payload: { ...sent.payload, reply_markup: parsed } });
}
const lastText = (sent: Sent[]) =>
  textOf(sent.findLast(({ method }) => method === 'sendMessage')) ||
  String(sent.findLast(({ method }) => method === 'sendVoice')?.payload.caption ?? '');
const recordingsOf = () =>
  backend.db.select().from(recordings).where(eq(recordings.speakerId, who.id)).orderBy(recordings.id);

async function becomeSpeaker() {
  await giveSpeaker(backend.db, { adminId: 1, userId: who.id, name: 'Аня', gender: 'f' }, backend.clock());
}
async function beginRecording() {
  await becomeSpeaker();
  await write('/record');
  return lastText(await press('Согласна'));
}
const wordOf = (text: string) => /\[([^\]]+)\]/.exec(text)?.[1];

describe('/record', () => {
  it('tells whoever is no speaker who can make them one', async () => {
    expect(lastText(await write('/record'))).toBe(studioChatTexts.notSpeaker);
    expect(lastText(await speak())).not.toContain('Так услышат');
    expect(takes).toEqual([]);
  });

  it('asks for consent in plain words, once, and keeps the text with its date', async () => {
    await becomeSpeaker();
    const asked = lastText(await write('/record'));
    for (const paragraph of voiceConsent.text) expect(asked).toContain(paragraph);
    expect(lastText(await press('Не сейчас'))).toBe(studioChatTexts.refused);
    await write('/record');
    expect(lastText(await press('Согласна'))).toMatch(/^0 из \d/);
    const [speaker] = await backend.db.select().from(speakers).where(eq(speakers.userId, who.id));
    expect(speaker).toMatchObject({ consentVersion: voiceConsent.version, consentedAt: backend.clock() });
    expect(speaker?.consentText).toContain(voiceConsent.text[0]);
    expect(lastText(await write('/record'))).toMatch(/^0 из \d/);
  });

  it('lets hear what is kept, and goes on from the database after every step', async () => {
    const first = await beginRecording();
    const [played] = (await speak()).filter(({ method }) => method === 'sendVoice');
    expect(played?.payload.files).toHaveLength(1);
    expect(String(played?.payload.caption)).toContain('Так услышат ученики');
    const second = lastText(await press('Дальше'));
    expect(second).toMatch(/^1 из \d/);
    expect(wordOf(second)).not.toBe(wordOf(first));
    await speak();
    expect(takes.map(({ key }) => key.split('|')[1])).toEqual([wordOf(first), wordOf(second)]);
    expect(await recordingsOf()).toHaveLength(2);
  });

  it('records once more on request, and keeps the earlier take until then', async () => {
    const first = await beginRecording();
    await speak();
    expect(lastText(await press('Ещё раз'))).toContain(`[${wordOf(first)}]`);
    expect((await recordingsOf()).map(({ status }) => status)).toEqual(['pending']);
    await speak();
    expect((await recordingsOf()).map(({ status }) => status)).toEqual(['replaced', 'pending']);
  });

  it('says why a take is not kept, and waits for the same word', async () => {
    const first = await beginRecording();
    refusal = 'Слишком близко к микрофону.';
    const refused = lastText(await speak());
    expect(refused).toContain('Слишком близко к микрофону.');
    expect(wordOf(refused)).toBe(wordOf(first));
    refusal = undefined;
    await speak();
    expect(new Set(takes.map(({ key }) => key)).size).toBe(1);
  });

  it('skips a word, and asks for it again once nothing else is left', async () => {
    const first = await beginRecording();
    const second = lastText(await press('Пропустить'));
    expect(wordOf(second)).not.toBe(wordOf(first));
    expect(second).toMatch(/^0 из/);
    expect(wordOf(lastText(await press('Пропустить')))).not.toBe(wordOf(first));
  });

  it('records the lesson that was chosen, over a restart, and goes on with the course after it', async () => {
    await beginRecording();
    const listed = await press('Выбрать урок');
    expect(lastText(listed)).toContain('Что записывать?');
    const lesson = listed.flatMap(allButtons).find(({ text }) => /^\d+\. /.test(text));
    const [, name = '', total = ''] = /^(.+) · 0 из (\d+)$/.exec(lesson?.text ?? '') ?? [];
    let asked = lastText(await press(lesson?.text ?? ''));
    for (let done = 0; done < Number(total); done++) {
      expect(asked).toContain(`${done} из`);
      expect(asked).toContain(`${name}: ${done} из ${total}`);
      await speak();
      // A restart changes nothing: every update meets a bot of its own.
      const answers = await press('Дальше');
      asked = lastText(answers);
      if (done + 1 === Number(total)) {
        expect(textOf(answers.find(({ method }) => method === 'sendMessage'))).toBe(
          `${name} — записано ${total} из ${total}. Дальше — по порядку курса.`,
        );
      }
    }
    expect(asked).not.toContain(name);
    expect(asked).toMatch(new RegExp(`^${total} из \\d`));
    expect((await press('Выбрать урок')).flatMap(allButtons).map(({ text }) => text)).toContain(
      `✓ ${name} · ${total} из ${total}`,
    );
  });

  it('takes the lesson by its number, and says when there is none', async () => {
    await beginRecording();
    expect(lastText(await write('/record 1'))).toMatch(/ · 1\. .+: 0 из/);
    expect(lastText(await write('/record буквы'))).toMatch(/ · Буквы: 0 из/);
    expect(lastText(await write('/record 999'))).toContain('Урока 999 в курсе нет');
  });

  it('ignores a button of a word that is over, and a message sent before the word was shown', async () => {
    await beginRecording();
    await speak();
    const old = messageId;
    await press('Дальше', old);
    expect((await press('Дальше', old)).map(({ method }) => method)).not.toContain('sendMessage');
    const early = numbered(backend.updates.message(who, { voice }), old);
    expect(lastText(await deliver(early))).toBe(studioChatTexts.tooEarly);
    expect(takes).toHaveLength(1);
  });

  it('answers everything that is no voice in clear words, and takes audio files', async () => {
    await beginRecording();
    expect(lastText(await send({ video_note: { ...voice, length: 240 } }))).toBe(studioChatTexts.videoNote);
    const pdf = { ...voice, mime_type: 'application/pdf' };
    expect(lastText(await send({ document: pdf }))).toBe(studioChatTexts.notSound);
    const huge = { ...voice, mime_type: 'audio/wav', file_size: 21_000_000 };
    expect(lastText(await send({ document: huge }))).toContain('больше 20 МБ');
    await send({ document: { ...voice, mime_type: 'audio/wav' } });
    await send({ audio: voice });
    expect(takes).toHaveLength(2);
    const cut: SendTake = async () => Promise.reject(new Error('never called'));
    const broken = { fetchFile: async () => new Response(null, { status: 404 }), sendTake: cut };
    expect(lastText(await send({ voice }, broken))).toContain('Пришлите её ещё раз через минуту');
  });

  it('stops on request, and tells what is done', async () => {
    await beginRecording();
    await speak();
    await press('Дальше');
    expect(lastText(await press('Хватит'))).toMatch(
      /^Остановились. Готово 1 из \d+\. Продолжить: \/record\.$/,
    );
    expect(lastText(await speak())).toContain('Не знаю, какое слово');
    expect(takes).toHaveLength(1);
  });

  it('leaves a voice message to the lesson when its word was asked later', async () => {
    await beginRecording();
    const lesson = (await lessonIds(backend))['Урок один'];
    const { words } = await backend.call('GET /lessons/{id}', {
      token: await backend.login(who.id),
      params: { id: lesson ?? 0 },
    });
    backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
    await write(`/start say_${lesson}_${words[0]?.id}`);
    const recogniser = createFakeRecogniser();
    recogniser.hears = 'שלום'; // shalom
    expect(lastText(await send({ voice }, { recogniser }))).toContain('пройден');
    expect(takes).toEqual([]);
  });

  it('takes everything back after a question', async () => {
    await beginRecording();
    await speak();
    expect(lastText(await write('/record забрать'))).toContain('Забрать всё назад?');
    expect(lastText(await press('Оставить'))).toBe(studioChatTexts.stays);
    expect(await recordingsOf()).toHaveLength(1);
    await write('/record withdraw');
    expect(lastText(await press('Да, забрать всё'))).toContain('удалено — 1 запись');
    expect(await recordingsOf()).toEqual([]);
    expect(lastText(await write('/record withdraw'))).toBe(studioChatTexts.nothingToWithdraw);
    expect(lastText(await write('/record'))).toContain('Прежде чем начать');
  });

  it('stands in the menu of a speaker from the first time', async () => {
    await becomeSpeaker();
    const [menu] = (await write('/record')).filter(({ method }) => method === 'setMyCommands');
    expect(menu?.payload).toMatchObject({ scope: { type: 'chat', chat_id: who.id } });
    expect(JSON.stringify(menu?.payload.commands)).toContain('record');
    expect((await write('/record')).filter(({ method }) => method === 'setMyCommands')).toEqual([]);
  });
});
