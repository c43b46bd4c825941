import { type Context, InlineKeyboard } from 'grammy';
import { type Audience, awayDays } from '../../core/broadcasts/audience.ts';
import { maxBroadcastLength } from '../../core/broadcasts/limits.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { broadcastAdminTexts } from '../../core/texts/admin/broadcasts.ts';
import { countAudience } from '../../db/broadcasts/audience.ts';
import { beginBroadcast, keepDraft } from '../../db/broadcasts/begin.ts';
import type { BroadcastContent } from '../../db/broadcasts/broadcast.ts';
import { addressesOf, sendFromChat } from '../broadcast/from-chat.ts';
import { portsOf } from '../payments/payment-account.ts';
import { message } from '../rich-text.ts';
import { appAddress, openableUrl } from '../services/app-link.ts';
import { broadcastMessage, testBroadcastId } from '../services/broadcast/message.ts';
import { ask, attempt, type Choice, type Heard, recall, refusalText, say, type Talk } from './talk.ts';

const texts = adminBotTexts.broadcast;
const everybody: Audience = { kind: 'all' };

/**
 * /broadcast: asks for a text or a picture, previews it as learners will see it with their number, and only then sends
 * it. What it cannot do (a button, a time, learners of a lesson) is done in the app, which gets the text as a draft.
 */
export async function writeBroadcast(talk: Talk): Promise<void> {
  let audience = everybody;
  let question: string = texts.ask;
  for (;;) {
    const written = await ask(talk, question, { hear: hearContent });
    question = texts.ask;
    if ((await count(talk, everybody)) === 0) return say(talk, texts.nobody);
    await say(talk, texts.looks);
    const shown = await recall(talk, (ctx) => {
      const preview = broadcastMessage(written, testBroadcastId, addressesOf(talk.deps, ctx));
      return portsOf(talk.deps, ctx.api).stars.send(talk.adminId, preview);
    });
    if (shown !== 'said') {
      question = adminBotTexts.dialogue.notTaken;
      continue;
    }
    const operation = await decide(talk, (chosen) => {
      audience = chosen;
    });
    if (operation === 'leave') return say(talk, adminBotTexts.dialogue.cancelled('broadcast'));
    if (operation === 'again') continue;
    if (operation === 'app') return handOver(talk, written);
    const { deps, adminId, begunBy } = talk;
    const input = { adminId, begunBy, ...written, audience, localTime: null };
    const begun = await attempt(talk, async (ctx) => {
      const { id } = await beginBroadcast(deps.db, input, ctx.now);
      await sendFromChat(deps, ctx, id);
    });
    return begun.ok ? undefined : say(talk, refusalText(begun.refusal));
  }
}

/** Whom it goes to, until there is somebody, and what is done with it. */
async function decide(
  talk: Talk,
  choose: (audience: Audience) => void,
): Promise<'send' | 'again' | 'leave' | 'app'> {
  let audience = everybody;
  for (;;) {
    choose(audience);
    const learners = await count(talk, audience);
    const toApp: Choice<'app'>[][] = openableUrl(talk.deps) ? [[{ label: texts.inApp, value: 'app' }]] : [];
    const operation = await ask(talk, learners > 0 ? texts.count(audience, learners) : texts.nobodyThere, {
      choices: [
        ...(learners > 0 ? [[{ label: texts.send(learners), value: 'send' as const }]] : []),
        [{ label: texts.chooseAudience, value: 'whom' as const }],
        ...toApp,
        [
          { label: texts.otherText, value: 'again' as const },
          { label: adminBotTexts.button.cancel, value: 'leave' as const },
        ],
      ],
    });
    if (operation !== 'whom') return operation;
    const offered: Audience[] = [
      everybody,
      { kind: 'free' },
      { kind: 'premium' },
      { kind: 'away', days: awayDays.usual },
    ];
    audience = await ask(talk, texts.whom, {
      choices: offered.map((value) => [{ label: labelOf(value), value }]),
    });
  }
}

const labelOf = (audience: Audience): string =>
  audience.kind === 'away' ? texts.away(audience.days) : broadcastAdminTexts.kinds[audience.kind];

const count = (talk: Talk, audience: Audience): Promise<number> =>
  recall(talk, (ctx) => countAudience(talk.deps.db, audience, ctx.now));

/** Keeps the text as a draft, and shows the way to the app's editor. */
async function handOver(talk: Talk, written: BroadcastContent): Promise<void> {
  const { deps, adminId, begunBy } = talk;
  const url = openableUrl(deps) ?? '';
  await recall(talk, async (ctx) => {
    const { id } = await keepDraft(deps.db, { adminId, begunBy, ...written }, ctx.now);
    const keyboard = new InlineKeyboard().webApp(texts.openApp, appAddress(url, `admin_broadcast_${id}`));
    await ctx.reply(...message(texts.goToApp, keyboard));
  });
}

function hearContent({ msg }: Context): Heard<BroadcastContent> {
  const photo = msg?.photo?.at(-1)?.file_id;
  const text = msg?.text ?? (photo === undefined ? undefined : (msg?.caption ?? ''));
  if (text === undefined) return { ok: false, say: texts.textOrPhoto };
  const { text: most, caption } = maxBroadcastLength;
  if (text.length > (photo === undefined ? most : caption)) return { ok: false, say: texts.tooLong(caption) };
  const entities = msg?.entities ?? msg?.caption_entities ?? [];
  return { ok: true, value: { text, entities, photo: photo ?? null, photoUpload: null, button: null } };
}
