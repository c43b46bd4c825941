import { InlineKeyboard } from 'grammy';
import type { Background, Clock } from '../../core/ports.ts';
import { chatLinkOf } from '../../core/service/start-link.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import type { Broadcast } from '../../db/broadcasts/broadcast.ts';
import type { BotContext } from '../context.ts';
import { type PaymentAccount, portsOf } from '../payments/payment-account.ts';
import { message } from '../rich-text.ts';
import { type AppLink, openableUrl } from '../services/app-link.ts';
import type { BotAddresses } from '../services/broadcast/message.ts';
import { type BroadcastRun, sendBroadcast } from '../services/broadcast/send.ts';
import { describeFailure } from '../services/failures.ts';

/** What sending from a chat needs. */
type BroadcastSending = PaymentAccount &
  AppLink & {
    clock: Clock;
    pause?: (ms: number) => Promise<void>;
    background?: Background;
  };

const texts = adminBotTexts.broadcast;

/** Of the function's sixty seconds: a batch that has begun may take some. */
const sendWithinMs = 45_000;
/** Progress is shown after this many batches: edits count against Telegram's limits, too. */
const showEvery = 3;

/** Where the buttons of messages lead. */
export const addressesOf = (deps: AppLink, { me }: Pick<BotContext, 'me'>): BotAddresses => ({
  botLink: chatLinkOf(me.username),
  appUrl: openableUrl(deps),
});

/** What a button under a broadcast asks for. */
export type BroadcastAction = { kind: 'go-on' | 'stop'; id: number };

export const broadcastButtons = {
  build: ({ kind, id }: BroadcastAction): string => `ab:${kind === 'stop' ? 's' : 'g'}:${id}`,
  /** Undefined for any other button. */
  parse(data: string): BroadcastAction | undefined {
    const [, operation, id] = /^ab:([sg]):(\d{1,9})$/.exec(data) ?? [];
    return id === undefined ? undefined : { kind: operation === 's' ? 'stop' : 'go-on', id: Number(id) };
  },
};

/**
 * Sends as much of a broadcast as there is time for and shows the progress in a message with buttons. Where the
 * platform allows it, the work outlives the update, so that «Остановить» is handled while it goes on.
 */
export async function sendFromChat(deps: BroadcastSending, ctx: BotContext, id: number): Promise<void> {
  const chatId = ctx.chat?.id ?? 0;
  const began = performance.now();
  const isTimeLeft = (aheadMs = 0) => performance.now() - began + aheadMs < sendWithinMs;
  let shown: { messageId: number } | undefined;
  let batches = 0;
  const ports = { ...deps, ...addressesOf(deps, ctx), stars: portsOf(deps, ctx.api).stars };
  const running = sendBroadcast(ports, id, isTimeLeft, async (broadcast) => {
    batches += 1;
    if (batches % showEvery === 1) await show(texts.sending(broadcast), stopButton(id));
  }).then(
    (run) => show(...endingOf(run)),
    (error: unknown) => deps.log('error', 'broadcast-broken', { id, cause: describeFailure(error) }),
  );
  if (deps.background) deps.background(running);
  else await running;

  /** Best effort: the message may be gone, and the figures can be requested again. */
  async function show(text: string, keyboard: InlineKeyboard | undefined): Promise<void> {
    const [words, options] = message(text, keyboard);
    try {
      if (shown) await ctx.api.editMessageText(chatId, shown.messageId, words, options);
      else shown = { messageId: (await ctx.api.sendMessage(chatId, words, options)).message_id };
    } catch (error) {
      deps.log('info', 'broadcast-not-shown', { id, cause: describeFailure(error) });
    }
  }
}

function endingOf({
  broadcast,
  reason,
  waitSeconds = 0,
}: BroadcastRun): [string, InlineKeyboard | undefined] {
  switch (reason) {
    case 'ended':
      return [texts.ended(broadcast), undefined];
    case 'later':
      return [texts.later(broadcast), stopButton(broadcast.id)];
    case 'busy':
      return [texts.sending(broadcast), stopButton(broadcast.id)];
    case 'wait':
      return [texts.flood(broadcast, waitSeconds), bothButtons(broadcast)];
    case 'late':
      return [texts.paused(broadcast), bothButtons(broadcast)];
  }
}

const stopButton = (id: number): InlineKeyboard =>
  new InlineKeyboard().text(texts.stop, broadcastButtons.build({ kind: 'stop', id }));

const bothButtons = ({ id }: Broadcast): InlineKeyboard =>
  new InlineKeyboard()
    .text(texts.goOn, broadcastButtons.build({ kind: 'go-on', id }))
    .text(texts.stop, broadcastButtons.build({ kind: 'stop', id }));
