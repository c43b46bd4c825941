import { describe, expect, it } from 'vitest';
import { anya, boris, botToken, dana, telegramOfEachTest } from '../support.ts';

const telegram = telegramOfEachTest(({ act }) => act(`chats/${anya.id}/start`));

const send = (parameters: object) =>
  telegram.call('sendMessage', { chat_id: anya.id, text: 'да', ...parameters });
const withButton = (button: object) => ({ reply_markup: { inline_keyboard: [[button]] } });

describe('refusals of sendMessage, to the letter', () => {
  it.each<[parameters: object, why: string]>([
    [{ text: '' }, 'message text is empty'],
    [{ text: '   ' }, 'text must be non-empty'],
    [{ text: 'я'.repeat(4097) }, 'message is too long'],
    [{ chat_id: '' }, 'chat_id is empty'],
    [{ chat_id: 999 }, 'chat not found'],
    [{ parse_mode: 'HTML' }, 'unsupported parse_mode'],
    [{ reply_markup: '{' }, "can't parse reply keyboard markup JSON object"],
    [{ reply_markup: 'true' }, 'object expected as reply markup'],
    [{ reply_markup: { inline_keyboard: 'x' } }, 'field "inline_keyboard" must be of type Array'],
    [{ reply_markup: { keyboard: [] } }, 'field "inline_keyboard" must be of type Array'],
    [withButton({ callback_data: 'x' }), 'can\'t parse inline keyboard button: Can\'t find field "text"'],
    [withButton({ text: 'x' }), 'BUTTON_TYPE_INVALID'],
    [withButton({ text: 'x', callback_data: 'д'.repeat(33) }), 'BUTTON_DATA_INVALID'],
    [withButton({ text: 'x', pay: true }), 'BUTTON_TYPE_INVALID'],
    [withButton({ text: 'x', url: 'javascript:1' }), 'BUTTON_URL_INVALID'],
    [
      withButton({ text: 'x', web_app: { url: 'http://example.com' } }),
      "inline keyboard button Web App URL 'http://example.com' is invalid: Only HTTPS links are allowed",
    ],
  ])('%j', async (parameters, why) => {
    const refusal = { ok: false, error_code: 400, description: `Bad Request: ${why}` };
    expect(await send(parameters)).toMatchObject({ status: 400, ...refusal });
  });

  it('403 before the person has written', async () => {
    const description = "Forbidden: bot can't initiate conversation with a user";
    expect(await send({ chat_id: dana.id })).toMatchObject({
      status: 403,
      ok: false,
      error_code: 403,
      description,
    });
  });

  it('403 once the person has blocked the bot', async () => {
    await telegram.act(`chats/${boris.id}/start`);
    await telegram.act(`chats/${boris.id}/block`);
    expect(await send({ chat_id: boris.id })).toMatchObject({
      error_code: 403,
      description: 'Forbidden: bot was blocked by the user',
    });
  });
});

describe('messages', () => {
  it('come back with their entities, and stand in the chat', async () => {
    const { result } = await send({
      text: ' Слово дня: /start ',
      entities: [{ type: 'bold', offset: 1, length: 5 }],
    });
    expect(result).toMatchObject({
      text: 'Слово дня: /start',
      chat: { id: anya.id, type: 'private', first_name: 'Аня' },
      from: { is_bot: true, username: 'mila_local_bot' },
      entities: [
        { type: 'bold', offset: 0, length: 5 },
        { type: 'bot_command', offset: 11, length: 6 },
      ],
    });
    expect((await telegram.chat(anya.id)).messages.at(-1)).toEqual(result);
  });

  it('are taken as a form and as multipart, with objects as JSON text', async () => {
    const fields = {
      chat_id: String(anya.id),
      text: 'форма',
      reply_markup: '{"inline_keyboard":[[{"text":"а","callback_data":"б"}]]}',
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const body of [new URLSearchParams(fields), form]) {
      const response = await fetch(`${telegram.address}/bot${botToken}/sendMessage`, {
        method: 'POST',
        body,
      });
      expect(await response.json()).toMatchObject({ ok: true, result: { text: 'форма', reply_markup: {} } });
    }
  });

  it('that ask for a reply are what the next text replies to', async () => {
    await send({ text: 'вопрос', reply_markup: { force_reply: true } });
    const write = (text: string) => telegram.act(`chats/${anya.id}/messages`, { text });
    await write('ответ');
    await write('просто так');
    const [reply, other] = (await telegram.chat(anya.id)).messages.slice(-2);
    expect(reply).toMatchObject({ text: 'ответ', reply_to_message: { text: 'вопрос' } });
    expect(other?.reply_to_message).toBeUndefined();
  });

  it('are edited once, then "not modified"', async () => {
    const sent = await send({ text: 'было', ...withButton({ text: 'x', callback_data: 'x' }) });
    const { message_id } = sent.result as { message_id: number };
    const edit = { chat_id: anya.id, message_id, text: 'стало' };
    expect(await telegram.call('editMessageText', edit)).toMatchObject({
      ok: true,
      result: { text: 'стало', edit_date: expect.any(Number) },
    });
    expect(await telegram.call('editMessageText', edit)).toMatchObject({
      error_code: 400,
      description:
        'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
    });
  });

  it('must be there to be edited', async () => {
    const edit = { chat_id: anya.id, message_id: 99_999, text: 'x' };
    expect(await telegram.call('editMessageText', edit)).toMatchObject({
      description: 'Bad Request: message to edit not found',
    });
  });

  it('of a person cannot be edited by the bot', async () => {
    const [first] = (await telegram.chat(anya.id)).messages;
    expect(
      await telegram.call('editMessageText', {
        chat_id: anya.id,
        message_id: first?.message_id,
        text: 'x',
      }),
    ).toMatchObject({ description: "Bad Request: message can't be edited" });
  });
});

describe('callback queries', () => {
  it('are answered once', async () => {
    const sent = await send(withButton({ text: 'x', callback_data: 'x' }));
    const { message_id } = sent.result as { message_id: number };
    const press = await telegram.act(`chats/${anya.id}/press`, { messageId: message_id, data: 'x' });
    const { queryId } = press.body as { queryId: string };
    const answer = { callback_query_id: queryId, text: 'Хорошо' };
    expect(await telegram.call('answerCallbackQuery', answer)).toMatchObject({ result: true });
    expect(await telegram.call('answerCallbackQuery', answer)).toMatchObject({
      description: 'Bad Request: query is too old and response timeout expired or query ID is invalid',
    });
  });

  it('need a button that is there', async () => {
    const sent = await send(withButton({ text: 'x', callback_data: 'x' }));
    const { message_id } = sent.result as { message_id: number };
    const press = await telegram.act(`chats/${anya.id}/press`, { messageId: message_id, data: 'y' });
    expect(press.status).toBe(400);
  });
});

describe('who the bot is', () => {
  it('shows each person the narrowest list of commands', async () => {
    const help = { command: 'help', description: 'Помощь' };
    const admin = { command: 'newlesson', description: 'Новый урок' };
    await telegram.call('setMyCommands', { commands: [{ command: 'help', description: 'Help' }] });
    await telegram.call('setMyCommands', {
      commands: [help],
      scope: { type: 'all_private_chats' },
    });
    await telegram.call('setMyCommands', {
      commands: [help, admin],
      scope: { type: 'chat', chat_id: dana.id },
    });
    expect((await telegram.chat(anya.id)).commands).toEqual([help]);
    expect((await telegram.chat(dana.id)).commands).toEqual([help, admin]);
    expect((await telegram.call('getMyCommands')).result).toEqual([{ command: 'help', description: 'Help' }]);
  });

  it.each([
    [{ command: 'Новый', description: 'x' }, 'BOT_COMMAND_INVALID'],
    [{ command: 'new', description: '' }, 'BOT_COMMAND_DESCRIPTION_INVALID'],
  ])('refuses the command %j', async (command, why) => {
    expect(await telegram.call('setMyCommands', { commands: [command] })).toMatchObject({
      description: `Bad Request: ${why}`,
    });
  });

  it('keeps description and short description', async () => {
    await telegram.call('setMyDescription', { description: 'Слова' });
    await telegram.call('setMyShortDescription', { short_description: 'Коротко' });
    expect((await telegram.chat(anya.id)).bot).toEqual({
      name: 'Мила',
      description: 'Слова',
      about: 'Коротко',
    });
    expect((await telegram.call('getMyDescription')).result).toEqual({ description: 'Слова' });
  });

  it('has one menu button', async () => {
    const button = { type: 'web_app', text: 'Учить', web_app: { url: 'http://localhost:3000/' } };
    await telegram.call('setChatMenuButton', { menu_button: button });
    expect((await telegram.chat(anya.id)).menuButton).toEqual(button);
    expect((await telegram.call('getChatMenuButton')).result).toEqual(button);
  });

  it('introduces itself', async () => {
    expect((await telegram.call('getMe')).result).toMatchObject({
      id: 1_000_000_001,
      is_bot: true,
      username: 'mila_local_bot',
    });
  });
});

describe('addresses', () => {
  it('an unknown method is 404', async () => {
    expect(await telegram.call('sendTelepathy')).toMatchObject({
      status: 404,
      description: 'Not Found: method not found',
    });
  });

  it('a wrong token is 401, one of another shape 404', async () => {
    const status = async (token: string) => (await fetch(`${telegram.address}/bot${token}/getMe`)).status;
    expect(await status('1000000001:wrong')).toBe(401);
    expect(await status('nonsense')).toBe(404);
  });

  it('methods are found in any letter case', async () => {
    expect(await telegram.call('GETME')).toMatchObject({ ok: true });
  });

  it('an unknown file is refused', async () => {
    expect(await telegram.call('getFile', { file_id: 'AgAD' })).toMatchObject({
      description: 'Bad Request: wrong file_id or the file is temporarily unavailable',
    });
  });

  it('a typing notice needs a known action', async () => {
    const act = (action: string) => telegram.call('sendChatAction', { chat_id: anya.id, action });
    expect(await act('typing')).toMatchObject({ result: true });
    expect(await act('dancing')).toMatchObject({
      description: 'Bad Request: wrong parameter action in request',
    });
  });
});
