import { useEffect, useRef, useState } from 'react';
import type { HostState } from '../../control/shapes.ts';
import type { HearingMode } from '../../recogniser/hearing.ts';
import { server } from '../server.ts';
import { ChoiceRow } from './choice-row.tsx';

const modes: readonly HearingMode[] = ['expected', 'text', 'silence', 'failure'];
const modeTexts = { expected: 'Верное слово', text: 'Текст', silence: 'Тишину', failure: 'Сбой' };

/** What the fake recogniser hears in every recording; says so when a real one is used instead. */
export function Hearing({ hearing }: Pick<HostState, 'hearing'>) {
  if (!hearing) return <p className="panel-note">Слушает настоящий распознаватель.</p>;
  return (
    <div className="hearing">
      <ChoiceRow
        label="Что услышит распознаватель"
        choices={modes}
        texts={modeTexts}
        chosen={hearing.mode}
        onChoose={(mode) => void server.setHearing({ mode })}
      />
      <HeardText known={hearing.text} />
      <p className="panel-note">
        Запись никто не слушает: «верное слово» — то, до которого дошёл урок или которого ждёт чат.
      </p>
    </div>
  );
}

function HeardText({ known }: { known: string }) {
  const [text, setText] = useState(known);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not while it is being typed.
    if (document.activeElement !== field.current) setText(known);
  }, [known]);
  return (
    <input
      ref={field}
      type="text"
      className="hearing-text"
      dir="auto"
      lang="he"
      placeholder="Свой текст, например כלב"
      aria-label="Услышанный текст"
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        void server.setHearing({ mode: 'text', text: value });
      }}
    />
  );
}
