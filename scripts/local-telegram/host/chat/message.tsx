import type { InlineKeyboardButton } from 'grammy/types';
import { useState } from 'react';
import type { ChatMessage } from '../../simulation/state.ts';
import { clockTime } from '../dates.ts';
import { Icon } from '../icons.tsx';
import { FormattedText, type TextActions } from './formatted.tsx';
import { Sound } from './sound.tsx';

export type MessageActions = TextActions & {
  /** Resolves when the button need not wait any more. */
  onButton: (message: ChatMessage, button: InlineKeyboardButton) => Promise<void> | undefined;
};

type MessageProps = { message: ChatMessage; botId: number; actions: MessageActions };

/** One bubble with its time and its inline buttons; service messages are a small note in the middle. */
export function Message({ message, botId, actions }: MessageProps) {
  const { message_id, from, date, edit_date, reply_markup } = message;
  const isOwn = from.id !== botId;
  const body = bodyOf(message, actions);
  if (!body)
    return (
      <div className="service" data-message-id={message_id}>
        {serviceText(message)}
      </div>
    );
  const at = new Date(date * 1000);
  return (
    <article
      className={isOwn ? 'message own' : 'message'}
      data-message-id={message_id}
      aria-label={`${isOwn ? 'Вы' : from.first_name}, ${clockTime(at)}`}
    >
      <div className="bubble">
        {body}
        <span className="bubble-meta">
          {edit_date !== undefined && <span>изменено</span>}
          <time dateTime={at.toISOString()}>{clockTime(at)}</time>
          {isOwn && <Icon name="doubleCheck" />}
        </span>
      </div>
      {reply_markup && (
        // biome-ignore lint/a11y/useSemanticElements: no fields, but buttons of one message
        <div className="inline-keyboard" role="group" aria-label="Кнопки сообщения">
          {reply_markup.inline_keyboard.map((row, line) => (
            <div key={line} className="inline-row">
              {row.map((button) => (
                <InlineButton
                  key={button.text}
                  button={button}
                  onPress={() => actions.onButton(message, button)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </article>
  );
}

type InlineButtonProps = { button: InlineKeyboardButton; onPress: () => Promise<void> | undefined };

function InlineButton({ button, onPress }: InlineButtonProps) {
  const [isWaiting, setWaiting] = useState(false);
  async function press(): Promise<void> {
    const answered = onPress();
    if (!answered) return;
    setWaiting(true);
    await answered;
    setWaiting(false);
  }
  return (
    <button
      type="button"
      className={isWaiting ? 'inline-button waiting' : 'inline-button'}
      onClick={() => void press()}
    >
      <span>{button.text}</span>
      {'web_app' in button && <Icon name="app" />}
    </button>
  );
}

/** What a message carries, by kind; null for a service message. */
function bodyOf(message: ChatMessage, actions: TextActions) {
  const { text, entities, invoice, voice, audio, document, photo, caption } = message;
  const { onCommand, onLink } = actions;
  const textActions = { onCommand, onLink };
  if (text !== undefined) return <FormattedText text={text} entities={entities} {...textActions} />;
  if (invoice)
    return (
      <div className="bubble-invoice">
        <b>{invoice.title}</b>
        <span className="bubble-text" dir="auto">
          {invoice.description}
        </span>
        <span className="invoice-price">⭐ {invoice.total_amount}</span>
      </div>
    );
  const captioned = caption && (
    <FormattedText text={caption} entities={message.caption_entities} {...textActions} />
  );
  const picture = photo?.at(-1);
  if (picture)
    return (
      <div className="bubble-photo">
        <img src={fileAddress(picture.file_id)} alt="Фото" />
        {captioned}
      </div>
    );
  const sound = voice ?? audio;
  if (sound) {
    const label = voice ? 'Голосовое сообщение' : audioName(audio);
    return (
      <div className="bubble-voice">
        {!voice && (
          <span className="bubble-voice-name" dir="auto">
            {label}
          </span>
        )}
        <Sound address={fileAddress(sound.file_id)} label={label} seconds={sound.duration} />
        {captioned}
      </div>
    );
  }
  if (!document) return null;
  const name = document.file_name ?? 'Файл';
  return (
    <div className="bubble-document">
      <a className="document" href={fileAddress(document.file_id)} download={name}>
        <span className="document-icon">
          <Icon name="file" />
        </span>
        <b dir="auto">{name}</b>
        <span className="document-size">{sizeText(document.file_size ?? 0)}</span>
      </a>
      {captioned}
    </div>
  );
}

const audioName = (audio: ChatMessage['audio']): string =>
  [audio?.performer, audio?.title].filter(Boolean).join(' — ') || (audio?.file_name ?? 'Звуковой файл');

const fileAddress = (id: string): string => `/_local/files/${id}`;

const kilobyte = 1024;

function sizeText(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  const number = (value: number) => value.toLocaleString('ru', { maximumFractionDigits: 1 });
  return kilobytes < kilobyte ? `${number(kilobytes)} КБ` : `${number(kilobytes / kilobyte)} МБ`;
}

function serviceText(message: ChatMessage): string {
  const { write_access_allowed, successful_payment, refunded_payment } = message;
  if (write_access_allowed) return 'Вы разрешили боту писать вам сообщения.';
  if (successful_payment) return `Вы заплатили ⭐ ${successful_payment.total_amount}.`;
  if (refunded_payment) return `Вам вернули ⭐ ${refunded_payment.total_amount}.`;
  return 'Сообщение этого вида здесь не показывается.';
}
