import type { BotCommand } from 'grammy/types';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ChatView } from '../../control/shapes.ts';
import { Icon } from '../icons.tsx';
import { FileButton } from './file-button.tsx';
import { type InlineActions, InlineResults, useInlineList } from './inline-results.tsx';
import { excerptOf, Quote, type ShownMessage } from './message.tsx';

type InputProps = {
  commands: readonly BotCommand[];
  /** Beside the field, e.g. the bot's menu; `onCommands` lists its commands. */
  menu?: (onCommands: () => void) => ReactNode;
  onSend: (text: string) => void;
  /** Files and voice messages; missing: texts only. */
  files?: { onVoice: (file: File) => void; onFile: (file: File) => void };
  /** The message that the next one answers. */
  replyTo: ShownMessage | null;
  onCancelReply: () => void;
  inline: InlineActions;
};

type ComposerProps = Omit<InputProps, 'commands' | 'menu'> & {
  chat: ChatView;
  onStart: () => void;
  onMenuApp: (url: string) => void;
};

/** The foot of the bot's chat: input with menu button and command list, or «Запустить» before the chat begins. */
export function Composer({ chat, onStart, onMenuApp, ...input }: ComposerProps) {
  const hasBegun = chat.opened && chat.messages.length > 0;
  return (
    <footer className="composer">
      {hasBegun && !chat.blocked ? (
        <Input
          commands={chat.commands}
          menu={(onCommands) => <MenuButton chat={chat} onApp={onMenuApp} onCommands={onCommands} />}
          {...input}
        />
      ) : (
        <button type="button" className="start-button" onClick={onStart}>
          {chat.blocked ? 'Запустить бота снова' : 'Запустить'}
        </button>
      )}
    </footer>
  );
}

const mostLinesPx = 140;

/** The field of a chat. */
export function Input(props: InputProps) {
  const { menu, onSend, files, replyTo, onCancelReply, inline } = props;
  const [text, setText] = useState('');
  /** What the listed commands begin with; null while they are not shown. */
  const [matching, setMatching] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useInlineList(text, inline);
  const commands =
    matching === null ? [] : props.commands.filter(({ command }) => command.startsWith(matching));

  useLayoutEffect(() => {
    const { current: input } = field;
    if (!input) return;
    input.style.height = 'auto';
    // Empty it has one line, however many the placeholder would take.
    if (text !== '') input.style.height = `${Math.min(input.scrollHeight, mostLinesPx)}px`;
  }, [text]);

  function write(written: string): void {
    setText(written);
    setMatching(written.match(/^\/(\w*)$/)?.[1] ?? null);
  }

  function send(written: string): void {
    setMatching(null);
    if (written.trim() === '') return;
    setText('');
    onSend(written);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') setMatching(null);
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(text);
  }

  return (
    <>
      {commands.length > 0 && (
        <div className="command-list" role="listbox" aria-label="Команды бота">
          {commands.map(({ command, description }) => (
            <button
              key={command}
              type="button"
              role="option"
              aria-selected="false"
              className="entry command"
              onClick={() => send(`/${command}`)}
            >
              <b>/{command}</b>
              <span>{description}</span>
            </button>
          ))}
        </div>
      )}
      {list && <InlineResults list={list} actions={inline} onDone={() => setText('')} />}
      {replyTo && (
        <div className="row replying">
          <Quote name={replyTo.from.first_name} text={excerptOf(replyTo)} />
          <button
            type="button"
            className="disc round-button"
            aria-label="Не отвечать"
            onClick={onCancelReply}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <div className="composer-row">
        {menu?.(() => setMatching(matching === null ? '' : null))}
        {files && (
          <FileButton label="Прикрепить файл" input="Файл для бота" icon="paperclip" onFile={files.onFile} />
        )}
        <textarea
          ref={field}
          className="composer-input"
          rows={1}
          placeholder="Сообщение"
          aria-label="Сообщение"
          maxLength={4096}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
        {/* On a machine without a microphone, or for a test, a voice message comes from a file. */}
        {files && (
          <FileButton
            label="Голосовое из файла"
            input="Файл голосового сообщения"
            icon="microphone"
            accept="audio/*,.oga,.ogg,.opus"
            onFile={files.onVoice}
          />
        )}
        <button
          type="button"
          className="disc round-button send"
          aria-label="Отправить"
          disabled={text.trim() === ''}
          onClick={() => send(text)}
        >
          <Icon name="send" />
        </button>
      </div>
    </>
  );
}

type MenuButtonProps = { chat: ChatView; onApp: (url: string) => void; onCommands: () => void };

function MenuButton({ chat: { menuButton, commands }, onApp, onCommands }: MenuButtonProps) {
  if (menuButton.type === 'web_app') {
    const { text, web_app } = menuButton;
    return (
      <button
        type="button"
        className="row menu-pill"
        aria-label={`Меню бота: ${text}`}
        onClick={() => onApp(web_app.url)}
      >
        <Icon name="app" />
        <span className="cut">{text}</span>
      </button>
    );
  }
  if (commands.length === 0) return null;
  return (
    <button type="button" className="disc round-button" aria-label="Команды бота" onClick={onCommands}>
      <Icon name="menu" />
    </button>
  );
}
