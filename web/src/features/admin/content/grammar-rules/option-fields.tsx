import { useId, useState } from 'react';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/rules.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { type FieldNote, TextField } from '../../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Text } from '../../../../ui/text.tsx';
import { HebrewField } from '../words/hebrew-field.tsx';
import styles from './grammar-rules.module.css';
import { Notes } from './part-list.tsx';
import { notesFor, type PartProps } from './rule-fields.tsx';
import { type CheckForm, emptyOption, type OptionForm } from './rule-form.ts';

const texts = ruleAdminTexts.editor;
const fewest = 2;

type OptionFieldsProps = PartProps & {
  check: CheckForm;
  place: number;
  onChange: (part: Partial<CheckForm>) => void;
};

/** The options of a check, which of them is right, and what is wrong about each of the others. */
export function OptionFields({ check, place, onChange, ...props }: OptionFieldsProps) {
  const { kind, options, answer } = check;
  const name = useId();
  const path = `checks.${place}.options`;
  const changeOne = (option: number, part: Partial<OptionForm>) =>
    onChange({ options: options.map((one, at) => (at === option ? { ...one, ...part } : one)) });

  function remove(option: number) {
    const left = options.filter((_, at) => at !== option);
    onChange({ options: left, answer: Math.min(answer > option ? answer - 1 : answer, left.length - 1) });
  }

  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{texts.options}</legend>
      {props.isTried && <Notes notes={props.edit.notes.at(path)} />}
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name but its place
        <Stack key={at} gap={3} className={styles.option}>
          <OptionText
            // Of another kind, or with another place, it is another field.
            key={`${kind} ${options.length}`}
            label={texts.option(at + 1)}
            startsHebrew={kind !== 'choice'}
            value={option.text}
            notes={notesFor(props, `${path}.${at}`, option.text)}
            onChange={(text) => changeOne(at, { text })}
          />
          <Row align="center" justify="between" wrap="tight">
            <label className={styles.answer}>
              <input
                type="radio"
                name={name}
                aria-label={texts.isRight(at + 1)}
                checked={at === answer}
                onChange={() => onChange({ answer: at })}
              />
              <Text size="s">{texts.rightOption}</Text>
            </label>
            {options.length > fewest && (
              <Button size="small" variant="quiet" onClick={() => remove(at)}>
                {texts.removeOption(at + 1)}
              </Button>
            )}
          </Row>
          {at !== answer && (
            <TextField
              label={texts.reason(at + 1)}
              required
              value={option.reason}
              maxLength={500}
              notes={notesFor(props, `${path}.${at}.reason`, option.reason)}
              onChange={(reason) => changeOne(at, { reason })}
            />
          )}
        </Stack>
      ))}
      <Button size="small" onClick={() => onChange({ options: [...options, emptyOption] })}>
        {texts.addOption}
      </Button>
    </fieldset>
  );
}

type OptionTextProps = {
  label: string;
  /** Where nothing is written yet. */
  startsHebrew: boolean;
  value: string;
  notes: readonly FieldNote[];
  onChange: (text: string) => void;
};

/** An option is Hebrew or Russian: it begins with the keys of what is written in it, and the author may change them. */
function OptionText({ label, startsHebrew, value, notes, onChange }: OptionTextProps) {
  const [isHebrew, setHebrew] = useState(
    value === '' ? startsHebrew : /[א-ת]/.test(value) && !/[а-яё]/iu.test(value),
  );
  const other = (
    <Button
      size="small"
      variant="quiet"
      aria-label={`${isHebrew ? texts.russianKeys : texts.hebrewKeys}: ${label}`}
      onClick={() => setHebrew(!isHebrew)}
    >
      {isHebrew ? 'Я' : 'א'}
    </Button>
  );
  const field = { label, required: true, value, notes, aside: other, onChange };
  return isHebrew ? (
    <HebrewField {...field} withNiqqud />
  ) : (
    <TextField {...field} dir="auto" maxLength={300} />
  );
}
