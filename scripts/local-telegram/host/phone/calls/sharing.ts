import { type CallTable, text } from '../client.ts';

/** A prepared message is sent into a chat of the person's; an icon is put on their home screen. */
export const sharingCalls: CallTable = {
  /** The message is shown, and sent into the chat of all the people. */
  async web_app_send_prepared_message({ ask, asking, emit, preparedMessage, sendPrepared }, data) {
    if (asking()) return;
    const message = await preparedMessage(text(data.id));
    if (!message) return emit('prepared_message_failed', { error: 'MESSAGE_EXPIRED' });
    const pressed = await ask({
      title: 'Отправить в «Соседи»?',
      message: message.button ? `${message.text}\n\n[ ${message.button.text} ]` : message.text,
      buttons: [
        { id: 'no', text: 'Отмена', tone: 'normal' },
        { id: 'yes', text: 'Отправить', tone: 'strong' },
      ],
    });
    if (pressed !== 'yes') return emit('prepared_message_failed', { error: 'USER_DECLINED' });
    const isSent = await sendPrepared(text(data.id));
    if (isSent) return emit('prepared_message_sent');
    emit('prepared_message_failed', { error: 'MESSAGE_SEND_FAILED' });
  },

  web_app_check_home_screen({ emit, settings }) {
    emit('home_screen_checked', { status: settings.get().hasIcon ? 'added' : 'missed' });
  },

  web_app_add_to_home_screen({ emit, settings }) {
    settings.set({ hasIcon: true });
    emit('home_screen_added');
  },
};
