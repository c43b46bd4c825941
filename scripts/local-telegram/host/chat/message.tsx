import type { InlineKeyboardButton, Message as TelegramMessage } from 'grammy/types';
import { useState } from 'react';
import type { ChatMessage, GroupMessage } from '../../simulation/state.ts';
import { clockTime } from '../dates.ts';
import { Icon, type IconName } from '../icons.tsx';
import { FormattedText, type TextActions } from './formatted.tsx';
import { RichBody, UnsupportedMessage } from './rich.tsx';
import { Sound } from './sound.tsx';

export type ShownMessage = ChatMessage | GroupMessage;

export type MessageActions = TextActions & {
  /** Resolves when the button need not wait any more. */
  onButton: (message: ShownMessage, button: InlineKeyboardButton) => Promise<void> | undefined;
  /** The next message is to answer this one. */
  onReply: (message: ShownMessage) => void;
  /** Passes the message on to the bot; not there in the bot's own chat. */
  onForward?: (message: ShownMessage) => void;
};

type MessageProps = {
  message: ShownMessage;
  isOwn: boolean;
  /** The sender's name stands over the message of somebody else. */
  isNamed?: boolean;
  /** The client is older than rich messages. */
  isOld: boolean;
  actions: MessageActions;
};

/** One bubble with its time and its inline buttons; service messages are a small note in the middle. */
export function Message({ message, isOwn, isNamed = false, isOld, actions }: MessageProps) {
  const {
    message_id,
    from,
    date,
    edit_date,
    reply_markup,
    reply_to_message: above,
    via_bot,
    forward_origin,
  } = message;
  const body = bodyOf(message, isOld, actions);
  const { onForward } = actions;
  if (!body)
    return (
      <div className="service" data-message-id={message_id}>
        {serviceText(message)}
      </div>
    );
  const at = new Date(date * 1000);
  return (
    <article
      className={isOwn ? 'column message own' : 'column message'}
      data-message-id={message_id}
      aria-label={`${isOwn ? 'Вы' : from.first_name}, ${clockTime(at)}`}
    >
      <div className="bubble">
        {isNamed && !isOwn && <b className="bubble-name">{from.first_name}</b>}
        {via_bot && <span className="bubble-origin">через @{via_bot.username}</span>}
        {forward_origin?.type === 'user' && (
          <span className="bubble-origin">Переслано от: {forward_origin.sender_user.first_name}</span>
        )}
        {above && <Quote name={above.from?.first_name ?? ''} text={excerptOf(above)} />}
        {body}
        <span className="bubble-meta">
          {edit_date !== undefined && <span>изменено</span>}
          <time dateTime={at.toISOString()}>{clockTime(at)}</time>
          {isOwn && <Icon name="doubleCheck" />}
        </span>
        <span className="bubble-acts">
          <BubbleAct name="reply" label="Ответить" onPress={() => actions.onReply(message)} />
          {onForward && (
            <BubbleAct name="forward" label="Переслать боту" onPress={() => onForward(message)} />
          )}
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

type BubbleActProps = { name: IconName; label: string; onPress: () => void };

const BubbleAct = ({ name, label, onPress }: BubbleActProps) => (
  <button type="button" aria-label={label} title={label} onClick={onPress}>
    <Icon name={name} />
  </button>
);

/** What a message answers. */
export const Quote = ({ name, text }: { name: string; text: string }) => (
  <span className="quote">
    <b>{name}</b>
    <span className="cut" dir="auto">
      {text}
    </span>
  </span>
);

/** A line of a message, to recognise it by. */
export function excerptOf({ text, caption, voice, audio, document }: TelegramMessage): string {
  const words = text ?? caption;
  if (words !== undefined) return words.split('\n')[0] ?? '';
  if (voice) return 'Голосовое сообщение';
  return audio || document ? 'Файл' : 'Сообщение';
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
    <button type="button" className="cut inline-button" onClick={() => void press()}>
      <span>{button.text}</span>
      {isWaiting ? <span className="spinner" /> : 'web_app' in button && <Icon name="app" />}
    </button>
  );
}

/** What a message carries, by kind; null for a service message. */
function bodyOf(message: ShownMessage, isOld: boolean, actions: TextActions) {
  const { text, entities, rich_message, invoice, voice, audio, document, caption } = message;
  const { onCommand, onLink } = actions;
  const textActions = { onCommand, onLink };
  if (text !== undefined) return <FormattedText text={text} entities={entities} {...textActions} />;
  if (rich_message) return isOld ? <UnsupportedMessage /> : <RichBody {...rich_message} />;
  if (invoice)
    return (
      <div className="bubble-part bubble-invoice">
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
  const photo = message.photo?.at(-1);
  if (photo)
    return (
      <div className="bubble-part bubble-photo">
        <img src={fileAddress(photo.file_id)} alt="Фотография" />
        {captioned}
      </div>
    );
  const sound = voice ?? audio;
  if (sound) {
    const label = voice ? 'Голосовое сообщение' : audioName(audio);
    return (
      <div className="bubble-part bubble-voice">
        {!voice && (
          <span className="cut bubble-title" dir="auto">
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
    <div className="bubble-part">
      <a className="document" href={fileAddress(document.file_id)} download={name}>
        <span className="disc document-icon">
          <Icon name="file" />
        </span>
        <b className="cut bubble-title" dir="auto">
          {name}
        </b>
        <span className="document-size">{sizeText(document.file_size ?? 0)}</span>
      </a>
      {captioned}
    </div>
  );
}

const audioName = (audio: ShownMessage['audio']): string =>
  [audio?.performer, audio?.title].filter(Boolean).join(' — ') || (audio?.file_name ?? 'Звуковой файл');

const fileAddress = (id: string): string => `/_local/files/${id}`;

const kilobyte = 1024;

function sizeText(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  const number = (value: number) => value.toLocaleString('ru', { maximumFractionDigits: 1 });
  return kilobytes < kilobyte ? `${number(kilobytes)} КБ` : `${number(kilobytes / kilobyte)} МБ`;
}

function serviceText(message: ShownMessage): string {
  const { write_access_allowed, successful_payment, refunded_payment } = message;
  if (write_access_allowed) return 'Вы разрешили боту писать вам сообщения.';
  if (successful_payment) return `Вы заплатили ⭐ ${successful_payment.total_amount}.`;
  if (refunded_payment) return `Вам вернули ⭐ ${refunded_payment.total_amount}.`;
  return 'Сообщение этого вида здесь не показывается.';
}
