type ChoiceRowProps<Name> = {
  label: string;
  /** Each with what it is called. */
  choices: readonly (readonly [name: Name, text: string])[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** One of a few: a row of buttons that behaves as a radio group. */
export const ChoiceRow = <Name,>({ label, choices, chosen, onChoose }: ChoiceRowProps<Name>) => (
  <div className="choice-row" role="radiogroup" aria-label={label}>
    {choices.map(([name, text]) => (
      // biome-ignore lint/a11y/useSemanticElements: a radio group of buttons
      <button
        key={text}
        type="button"
        role="radio"
        aria-checked={name === chosen}
        onClick={() => onChoose(name)}
      >
        {text}
      </button>
    ))}
  </div>
);
