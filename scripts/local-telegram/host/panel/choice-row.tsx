type ChoiceRowProps<Name> = {
  label: string;
  choices: readonly Name[];
  /** What each is called; missing: as it is. */
  texts?: Readonly<Record<Name & PropertyKey, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** One of a few: a row of buttons that behaves as a radio group. */
export const ChoiceRow = <Name extends string | number>(props: ChoiceRowProps<Name>) => (
  <div className="choice-row" role="radiogroup" aria-label={props.label}>
    {props.choices.map((name) => (
      // biome-ignore lint/a11y/useSemanticElements: a radio group of buttons
      <button
        key={name}
        type="button"
        role="radio"
        aria-checked={name === props.chosen}
        onClick={() => props.onChoose(name)}
      >
        {props.texts?.[name] ?? name}
      </button>
    ))}
  </div>
);
