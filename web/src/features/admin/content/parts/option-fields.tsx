import { type ReactNode, useId, useState } from 'react';
import { partAdminTexts as texts } from '../../../../../../core/texts/admin/course/parts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { type FieldNote, TextField } from '../../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Text } from '../../../../ui/text.tsx';
import { HebrewField } from '../words/hebrew-field.tsx';
import { Notes } from './part-list.tsx';
import styles from './parts.module.css';

const fewest = 2;

type OptionFieldsProps<Option extends { text: string }> = {
  options: readonly Option[];
  /** Place of the right one. */
  answer: number;
  empty: Option;
  /** Options are written in Hebrew where nothing is written yet. */
  startsHebrew: boolean;
  /** What is wrong about all of them. */
  notes: readonly FieldNote[];
  notesAt: (place: number, text: string) => readonly FieldNote[];
  onChange: (part: { options?: readonly Option[]; answer?: number }) => void;
  /** Below an option. */
  more?: (option: Option, place: number, change: (part: Partial<Option>) => void) => ReactNode;
};

/** The options of a check or a question, and which of them is right. */
export function OptionFields<Option extends { text: string }>(props: OptionFieldsProps<Option>) {
  const { options, answer, empty, startsHebrew, notes, notesAt, onChange, more } = props;
  const name = useId();
  const changeOne = (place: number, part: Partial<Option>) =>
    onChange({ options: options.map((one, at) => (at === place ? { ...one, ...part } : one)) });

  function remove(place: number) {
    const left = options.filter((_, at) => at !== place);
    onChange({ options: left, answer: Math.min(answer > place ? answer - 1 : answer, left.length - 1) });
  }

  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{texts.options}</legend>
      <Notes notes={notes} />
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name but its place
        <Stack key={at} gap={3} className={styles.option}>
          <OptionText
            // Of another kind, or with another place, it is another field.
            key={`${startsHebrew} ${options.length}`}
            label={texts.option(at + 1)}
            startsHebrew={startsHebrew}
            value={option.text}
            notes={notesAt(at, option.text)}
            onChange={(text) =>
              onChange({ options: options.map((one, of) => (of === at ? { ...one, text } : one)) })
            }
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
          {more?.(option, at, (part) => changeOne(at, part))}
        </Stack>
      ))}
      <Button size="small" onClick={() => onChange({ options: [...options, empty] })}>
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
export function OptionText({ label, startsHebrew, value, notes, onChange }: OptionTextProps) {
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
      {isHebrew ? 'Я' : <bdi lang="he">א</bdi>}
    </Button>
  );
  const field = { label, required: true, value, notes, aside: other, onChange };
  return isHebrew ? (
    <HebrewField {...field} withNiqqud />
  ) : (
    <TextField {...field} dir="auto" maxLength={300} />
  );
}
