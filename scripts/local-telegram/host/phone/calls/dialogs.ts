import { server } from '../../server.ts';
import { isObject } from '../bridge.ts';
import { type CallTable, type DialogButton, text } from '../client.ts';

/** Texts of buttons that the client names itself. */
const standardTexts: Record<string, string> = { ok: 'OK', close: 'Закрыть', cancel: 'Отмена' };

/** Native popups and requests for permission. */
export const dialogCalls: CallTable = {
  async web_app_open_popup({ ask, asking, emit }, data) {
    if (asking()) return;
    const buttons = (Array.isArray(data.buttons) ? data.buttons : []).slice(0, 3).filter(isObject);
    const pressed = await ask({
      ...(text(data.title) ? { title: text(data.title) } : {}),
      message: text(data.message),
      buttons: buttons.map(popupButton),
    });
    emit('popup_closed', pressed === null ? {} : { button_id: pressed });
  },

  async web_app_request_write_access({ ask, botName, emit, mayWrite, personId }) {
    if (!mayWrite()) {
      const pressed = await ask({
        message: `Разрешить боту «${botName()}» писать вам сообщения?`,
        buttons: [
          { id: 'no', text: 'Отмена', tone: 'normal' },
          { id: 'yes', text: 'Разрешить', tone: 'strong' },
        ],
      });
      if (pressed !== 'yes') return emit('write_access_requested', { status: 'cancelled' });
      await server.allowWriting(personId());
    }
    emit('write_access_requested', { status: 'allowed' });
  },
};

function popupButton(button: Record<string, unknown>): DialogButton {
  const type = text(button.type);
  return {
    id: text(button.id),
    text: text(button.text) || (standardTexts[type] ?? 'OK'),
    tone: type === 'destructive' ? 'danger' : type === 'cancel' ? 'normal' : 'strong',
  };
}
