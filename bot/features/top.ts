import { Composer } from 'grammy';
import { standingFor } from '../../core/status/ladder.ts';
import { botRewardTexts, type NamedRow } from '../../core/texts/chat/rewards.ts';
import { ownRank, readLeaderboard, refreshRanksWhenDue } from '../../db/rewards/rank.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { displayName, welcomeLearner } from '../learner.ts';
import { message } from '../rich-text.ts';
import { tellShutOut } from '../shut-out.ts';

const rowsInChat = 10;

/** /top: the ten best, and the caller's own place. */
export function top(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('top', async (ctx) => {
    const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
    if (user.isBlocked) return tellShutOut(ctx);
    const table = await readLeaderboard(deps.db, { userId: user.id, limit: rowsInChat });
    const row = (entry: { id: number; name: string; points: number }, rank: number): NamedRow => ({
      rank,
      name: displayName(entry.name),
      status: standingFor(entry.points).level.name,
      points: entry.points,
      isOwn: entry.id === user.id,
    });
    const rows = table.top.map((entry, index) => row(entry, index + 1));
    const isAmong = rows.some(({ isOwn }) => isOwn);
    const own = isAmong ? undefined : row({ ...table.user, name: table.user.firstName }, ownRank(table));
    await ctx.reply(...message(botRewardTexts.top(rows, own), openKeyboard(deps)));
    await refreshRanksWhenDue(deps.db, deps.store).catch((cause) =>
      deps.log('warn', 'ranks-not-refreshed', { cause: String(cause) }),
    );
  });
  return feature;
}
