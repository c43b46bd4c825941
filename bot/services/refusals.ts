/** What Telegram says when it refuses a call; the same shape in grammY's error and in a plain answer. */
export type Refusal = {
  error_code: number;
  description: string;
  parameters?: { retry_after?: number; migrate_to_chat_id?: number };
};

/**
 * What a refusal means for whoever wanted to write.
 * - gone: nobody is there any more: the person has blocked the bot or left Telegram, the bot was removed from the group,
 *   or there is no such chat
 * - moved: the group has become a supergroup, with another id
 * - topic: this topic of the group is closed or deleted; the group may have others
 * - silenced: the chat is there, but the bot may not write to it
 * - late: the message or the button is no longer there to be changed, or is already so
 * - wait: too many calls
 * - broken: a fault of Telegram's own
 * - wrong: anything else: what we asked for is wrong
 */
export type RefusalKind = 'gone' | 'moved' | 'topic' | 'silenced' | 'late' | 'wait' | 'broken' | 'wrong';

/** Parts of Telegram's descriptions, in small letters; the first kind that fits counts. */
const descriptions: readonly [RefusalKind, RegExp][] = [
  ['moved', /upgraded to a supergroup|migrated to (a )?supergroup/],
  [
    'gone',
    /blocked by the user|user is deactivated|bot was kicked|bot is not a member|chat not found|chat was (deleted|deactivated)|group chat was deactivated|user not found|peer_id_invalid|user_id_invalid|chat_id_invalid|channel_private|channel_invalid|initiate conversation|user_is_blocked|user_is_bot|can't send messages? to (bots|the user)|input_user_deactivated/,
  ],
  ['topic', /topic[ _](is |was )?(closed|deleted|not found|id_invalid)|thread not found/],
  [
    'silenced',
    /not enough rights|have no rights|need administrator rights|chat_write_forbidden|chat_restricted|chat_admin_required|chat_send_\w+_forbidden|right_forbidden|user_restricted|chat_guest_send_forbidden|write access|can't write|voice_messages_forbidden|messages? (is|are) (restricted|forbidden|disabled)|premium_account_required|slowmode/,
  ],
  [
    'late',
    /message is not modified|message_not_modified|query is too old|query id is invalid|message to (be )?(edit|edited|delete|reply|replied)[\w ]* not found|message can't be (edited|deleted)|message_id_invalid|message identifier is not specified|there is no \w+ in the message to edit/,
  ],
];

/** The one reading of Telegram's refusals, for everything that writes to chats. */
export function refusalKind({ error_code: code, description, parameters }: Refusal): RefusalKind {
  if (parameters?.migrate_to_chat_id !== undefined) return 'moved';
  if (code === 429) return 'wait';
  if (code >= 500) return 'broken';
  const said = description.toLowerCase();
  const found = descriptions.find(([, pattern]) => pattern.test(said))?.[0];
  // Forbidden without a known reason is still no message to send again.
  return found ?? (code === 403 ? 'silenced' : 'wrong');
}

/** Telegram's refusal in an error of grammY or of a plain call; undefined for a network failure. */
export function refusalOf(error: unknown): Refusal | undefined {
  const isRefusal =
    typeof error === 'object' && error !== null && 'error_code' in error && 'description' in error;
  return isRefusal ? (error as Refusal) : undefined; // these two are in every refusal of the Bot API
}
