import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatView } from '../../control/shapes.ts';
import { Icon, type IconName } from '../icons.tsx';
import { type InlineActions, InlineResults, useInlineList } from './inline-results.tsx';
import { Quoted } from './message.tsx';

type ComposerProps = {
  chat: ChatView;
  onSend: (text: string) => void;
  onVoice: (file: File) => void;
  onFile: (file: File) => void;
  /** What is sent next replies to nothing after all. */
  onUnreply: () => void;
  onStart: () => void;
  onMenuApp: (url: string) => void;
  inline: InlineActions;
};

/** The foot of the chat: input with menu button and command list, or «Запустить» before the chat begins. */
export function Composer({ chat, onStart, ...actions }: ComposerProps) {
  const hasBegun = chat.opened && chat.messages.length > 0;
  return (
    <footer className="composer">
      {hasBegun && !chat.blocked ? (
        <Input chat={chat} {...actions} />
      ) : (
        <button type="button" className="start-button" onClick={onStart}>
          {chat.blocked ? 'Запустить бота снова' : 'Запустить'}
        </button>
      )}
    </footer>
  );
}

const mostLinesPx = 140;

function Input({
  chat,
  onSend,
  onVoice,
  onFile,
  onUnreply,
  onMenuApp,
  inline,
}: Omit<ComposerProps, 'onStart'>) {
  const [text, setText] = useState('');
  /** What the listed commands begin with; null while they are not shown. */
  const [matching, setMatching] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useInlineList(text, inline);
  const above = chat.messages.find(({ message_id }) => message_id === chat.replyingTo);
  const commands =
    matching === null ? [] : chat.commands.filter(({ command }) => command.startsWith(matching));

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
              className="command"
              onClick={() => send(`/${command}`)}
            >
              <b>/{command}</b>
              <span>{description}</span>
            </button>
          ))}
        </div>
      )}
      {list && <InlineResults list={list} actions={inline} onDone={() => setText('')} />}
      {above && (
        <div className="composer-reply">
          <Icon name="reply" />
          <Quoted message={above} />
          <button type="button" className="round-button" aria-label="Не отвечать" onClick={onUnreply}>
            <Icon name="close" />
          </button>
        </div>
      )}
      <div className="composer-row">
        <div className="composer-menu">
          <MenuButton
            chat={chat}
            onApp={onMenuApp}
            onCommands={() => setMatching(matching === null ? '' : null)}
          />
        </div>
        <FileButton
          className="composer-attach"
          label="Прикрепить файл"
          input="Файл для бота"
          icon="paperclip"
          onFile={onFile}
        />
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
        <FileButton
          className="composer-voice"
          label="Голосовое из файла"
          input="Файл голосового сообщения"
          icon="microphone"
          accept="audio/*,.oga,.ogg,.opus"
          onFile={onVoice}
        />
        <button
          type="button"
          className="round-button send"
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
        className="menu-pill"
        aria-label={`Меню бота: ${text}`}
        onClick={() => onApp(web_app.url)}
      >
        <Icon name="app" />
        <span>{text}</span>
      </button>
    );
  }
  if (commands.length === 0) return null;
  return (
    <button type="button" className="round-button" aria-label="Команды бота" onClick={onCommands}>
      <Icon name="menu" />
    </button>
  );
}

type FileButtonProps = {
  className: string;
  label: string;
  /** Name of the file field itself. */
  input: string;
  icon: IconName;
  accept?: string;
  onFile: (file: File) => void;
};

function FileButton({ className, label, input, icon, accept, onFile }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  function choose(): void {
    const [file] = field.current?.files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again.
    if (field.current) field.current.value = '';
  }
  return (
    <div className={className}>
      <input ref={field} type="file" hidden accept={accept} aria-label={input} onChange={choose} />
      <button
        type="button"
        className="round-button"
        aria-label={label}
        title={label}
        onClick={() => field.current?.click()}
      >
        <Icon name={icon} />
      </button>
    </div>
  );
}
