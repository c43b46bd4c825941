import { el } from '../dom.ts';

/** One of a few: a row of buttons that behaves as a radio group. */
export function choiceRow<Name extends string>(options: {
  label: string;
  choices: Record<Name, string>;
  onChoose: (name: Name) => void;
}) {
  const { label, choices, onChoose } = options;
  const names = Object.keys(choices) as Name[]; // the record's own keys
  const buttons = new Map(
    names.map((name) => [
      name,
      el(
        'button',
        { type: 'button', role: 'radio', 'aria-checked': 'false', onclick: () => onChoose(name) },
        choices[name],
      ),
    ]),
  );
  const root = el(
    'div',
    { class: 'choice-row', role: 'radiogroup', 'aria-label': label },
    ...buttons.values(),
  );
  return {
    root,
    /** Shows which one is chosen; does not call `onChoose`. */
    choose(chosen: Name) {
      for (const [name, button] of buttons) button.setAttribute('aria-checked', String(name === chosen));
    },
  };
}
