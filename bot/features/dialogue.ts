import { Composer } from 'grammy';
import type { BotContext, BotDeps } from '../context.ts';
import { type DialogueAction, dialogueButtons } from '../dialogues/buttons.ts';
import {
  askQuestion,
  hearWhole,
  showList,
  showRoles,
  showScene,
  showText,
  takeAnswer,
} from '../dialogues/heard.ts';
import { findAskedRole } from '../dialogues/kept-role.ts';
import { stopRole, takePress } from '../dialogues/lines.ts';
import { beginRole, goOn } from '../dialogues/role.ts';
import type { DialogueVisit } from '../dialogues/visit.ts';
import { withVisit } from '../visit.ts';

/**
 * /dialogue: the dialogues that are open. One is heard whole, asked about by buttons, and played: the other's turns are
 * voice messages; the learner's lines come by answers.ts.
 */
export function dialogue(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  chat.command('dialogue', (ctx) => withVisit(deps, ctx, (visit) => showList(visit)));
  chat.command('cancel', async (ctx, next) => {
    const role = ctx.from && (await findAskedRole(deps.store, ctx.from.id, ctx.now));
    if (!role) return next();
    await withVisit(deps, ctx, stopRole);
  });
  chat.on('callback_query:data', async (ctx, next) => {
    const action = dialogueButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    await withVisit(deps, ctx, (visit) => take(visit, action));
  });
  return feature;
}

function take(visit: DialogueVisit, { kind, numbers }: DialogueAction): Promise<void> {
  const [id = 0, second = 0, third = 0, fourth = 0] = numbers;
  const place = { id, revision: second, at: third };
  switch (kind) {
    case 'list':
      return showList(visit, numbers[0]);
    case 'scene':
      return showScene(visit, id);
    case 'hear':
      return hearWhole(visit, id);
    case 'text':
      return showText(visit, id);
    case 'roles':
      return showRoles(visit, id);
    case 'question':
      return askQuestion(visit, place);
    case 'answer':
      return takeAnswer(visit, place, fourth);
    case 'begin':
      return beginRole(visit, { id, speaker: second, level: third });
    case 'go-on':
      return goOn(visit);
    default:
      return takePress(visit, kind, numbers);
  }
}
