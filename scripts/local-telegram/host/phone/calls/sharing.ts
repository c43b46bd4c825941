import { type CallTable, text } from '../client.ts';

/** A prepared message is sent into a chat of the person's; an icon is put on their home screen. */
export const sharingCalls: CallTable = {
  /** There are no other chats here: the message is shown, and what is below it can be opened. */
  async web_app_send_prepared_message({ ask, asking, emit, noteLink, preparedMessage }, data) {
    if (asking()) return;
    const message = await preparedMessage(text(data.id));
    if (!message) return emit('prepared_message_failed', { error: 'MESSAGE_EXPIRED' });
    const pressed = await ask({
      title: 'Отправить в чат?',
      message: message.button ? `${message.text}\n\n[ ${message.button.text} ]` : message.text,
      buttons: [
        { id: 'no', text: 'Отмена', tone: 'normal' },
        { id: 'yes', text: 'Отправить', tone: 'strong' },
      ],
    });
    if (pressed !== 'yes') return emit('prepared_message_failed', { error: 'USER_DECLINED' });
    emit('prepared_message_sent');
    if (message.button) noteLink(message.button.url);
  },

  web_app_check_home_screen({ emit, settings }) {
    emit('home_screen_checked', { status: settings.get().hasIcon ? 'added' : 'missed' });
  },

  web_app_add_to_home_screen({ emit, settings }) {
    settings.set({ hasIcon: true });
    emit('home_screen_added');
  },
};
