import type { ChatView } from '../../control/shapes.ts';
import { server } from '../server.ts';
import type { ChatProps } from './chat-props.ts';
import { Composer } from './composer.tsx';
import type { ShownMessage } from './message.tsx';

type FootProps = Pick<ChatProps, 'personId' | 'openApp' | 'note'> & {
  chat: ChatView;
  username: string;
  replyTo: ShownMessage | null;
  /** The answer was sent, or is not wanted any more. */
  onReplied: () => void;
};

/** The field of the bot's chat. */
export function Foot({ chat, username, personId, openApp, note, replyTo, onReplied }: FootProps) {
  const answered = replyTo?.message_id;
  async function sendFile(file: File): Promise<void> {
    onReplied();
    const send = ['image/jpeg', 'image/png'].includes(file.type) ? server.photo : server.file;
    if (!(await send(personId(), file, answered))) note('Файл пуст или слишком велик');
  }
  async function sendVoice(file: File): Promise<void> {
    onReplied();
    if (!(await server.voice(personId(), file, answered))) note('Это не звук, или он слишком велик');
  }
  return (
    <Composer
      chat={chat}
      replyTo={replyTo}
      onCancelReply={onReplied}
      onSend={(text) => {
        onReplied();
        void server.write(personId(), text, answered);
      }}
      files={{ onVoice: (file) => void sendVoice(file), onFile: (file) => void sendFile(file) }}
      onStart={() => void server.start(personId(), null)}
      onMenuApp={openApp}
      inline={{
        username,
        ask: (query) => server.inline(personId(), query, 'bot'),
        send: ({ queryId }, resultId) => void server.sendInline(personId(), queryId, resultId, 'bot'),
        start: (parameter) => void server.start(personId(), parameter),
      }}
    />
  );
}
