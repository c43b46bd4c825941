import { useEffect, useState } from 'react';
import type { InlineList } from '../../control/shapes.ts';

export type InlineActions = {
  /** The bot's name, without @. */
  username: string;
  ask: (query: string) => Promise<InlineList | null>;
  send: (list: InlineList, resultId: string) => void;
  start: (parameter: string) => void;
};

/** A pause in typing after which the bot is asked. */
const typingPauseMs = 300;

/** The bot's answer to «@bot …» in the field; null for other texts, and until it has come. */
export function useInlineList(text: string, { username, ask }: InlineActions): InlineList | null {
  const [list, setList] = useState<InlineList | null>(null);
  const query = queryIn(text, username);
  useEffect(() => {
    setList(null);
    if (query === null) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const answer = await ask(query);
      if (!isStale) setList(answer);
    }, typingPauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
    // The actions are made again with each render; what is asked depends on the query alone.
  }, [query]);
  return list;
}

/** What is asked in «@bot …»; null where the text does not begin with the bot's name and a space. */
function queryIn(text: string, username: string): string | null {
  const [, name, query = ''] = text.match(/^@(\w+)\s(.*)$/s) ?? [];
  return name?.toLowerCase() === username.toLowerCase() ? query : null;
}

type InlineResultsProps = { list: InlineList; actions: InlineActions; onDone: () => void };

/** The answer above the field: a tap sends a result into the chat. */
export function InlineResults({ list, actions, onDone }: InlineResultsProps) {
  const { results, button } = list;
  return (
    <div className="command-list" role="listbox" aria-label="Ответы бота">
      {button && (
        <button
          type="button"
          className="entry inline-start"
          onClick={() => {
            onDone();
            actions.start(button.start);
          }}
        >
          {button.text}
        </button>
      )}
      {results.map(({ id, title, description }) => (
        <button
          key={id}
          type="button"
          role="option"
          aria-selected="false"
          className="column entry inline-result"
          onClick={() => {
            onDone();
            actions.send(list, id);
          }}
        >
          <b>{title}</b>
          <span>{description}</span>
        </button>
      ))}
    </div>
  );
}
