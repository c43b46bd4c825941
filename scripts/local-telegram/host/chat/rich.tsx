import type { RichBlock, RichMessage, RichText } from 'grammy/types';

/** What a client shows that is older than rich messages: Telegram sends it the message all the same. */
export const UnsupportedMessage = () => (
  <span className="bubble-text unsupported">
    Ваша версия Telegram не поддерживает это сообщение. Обновите приложение.
  </span>
);

/** A message of texts and tables. */
export const RichBody = ({ blocks }: Pick<RichMessage, 'blocks'>) => (
  <div className="bubble-part bubble-rich">
    {blocks.map((block, at) => (
      <Block key={at} block={block} />
    ))}
  </div>
);

function Block({ block }: { block: RichBlock }) {
  if (block.type === 'paragraph')
    return (
      <p dir="auto">
        <Rich text={block.text} />
      </p>
    );
  if (block.type !== 'table') return null;
  return (
    <table data-compact={block.is_compact}>
      {block.caption !== undefined && (
        <caption>
          <Rich text={block.caption} />
        </caption>
      )}
      <tbody>
        {block.cells.map((row, line) => (
          <tr key={line}>
            {row.map(({ text, align, valign, is_header }, column) => {
              const Cell = is_header ? 'th' : 'td';
              return (
                <Cell key={column} style={{ textAlign: align, verticalAlign: valign }}>
                  {text !== undefined && <Rich text={text} />}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  if (Array.isArray(text)) return text.map((part, at) => <Rich key={at} text={part} />);
  if (text.type !== 'bold') return null;
  return (
    <strong>
      <Rich text={text.text} />
    </strong>
  );
}
