import { gapMark, type RuleCheckKind, ruleCheckKinds } from '../../../../../../core/rules/content.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { moved } from '../categories/moved.ts';
import { hintFor, notesFor } from '../parts/field-notes.ts';
import { FoldedPart } from '../parts/folded-part.tsx';
import { freeKey } from '../parts/free-key.ts';
import { OptionFields } from '../parts/option-fields.tsx';
import { PartList } from '../parts/part-list.tsx';
import { HebrewField, type HebrewSign } from '../words/hebrew-field.tsx';
import { type CheckForm, emptyOption, newCheck } from './rule-form.ts';
import type { RuleEditProps } from './rule-kind.ts';

const texts = ruleAdminTexts.editor;

type CheckListProps = RuleEditProps & {
  /** Key of the check whose fields are open. */
  openKey: string | null;
  onOpen: (key: string | null) => void;
};

/** The checks of a rule in their order; the fields of one of them are open. */
export function CheckList({ openKey, onOpen, ...props }: CheckListProps) {
  const { form, change, notes } = props.edit;
  const { checks } = form;
  function add() {
    const key = freeKey(checks);
    change({ checks: [...checks, newCheck(key)] });
    onOpen(key);
  }
  return (
    <PartList
      heading={texts.checks}
      hint={texts.checksHint}
      notes={props.isTried ? notes.at('checks') : []}
      add={{ name: texts.addCheck, onAdd: add }}
    >
      {checks.map((check, place) => (
        <li key={check.key}>
          <CheckItem
            {...props}
            check={check}
            place={place}
            isOpen={openKey === check.key}
            onToggle={() => onOpen(openKey === check.key ? null : check.key)}
            onMove={(by) => change({ checks: moved(checks, place, by) })}
            onRemove={() => change({ checks: checks.filter(({ key }) => key !== check.key) })}
            onChange={(part) =>
              change((now) => ({
                checks: now.checks.map((one) => (one.key === check.key ? { ...one, ...part } : one)),
              }))
            }
          />
        </li>
      ))}
    </PartList>
  );
}

type CheckItemProps = RuleEditProps & {
  check: CheckForm;
  place: number;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onChange: (part: Partial<CheckForm>) => void;
};

function CheckItem({ isOpen, onToggle, onMove, onRemove, ...props }: CheckItemProps) {
  const { check, place, edit, isTried } = props;
  // A check that has just been added shows no errors yet.
  const errors = isTried || check.prompt !== '' ? edit.notes.within(`checks.${place}`) : 0;
  return (
    <FoldedPart
      name={texts.check(place + 1)}
      about={texts.kinds[check.kind]}
      summary={check.prompt || texts.newCheck}
      errors={errors}
      place={place}
      count={edit.form.checks.length}
      isOpen={isOpen}
      remove={texts.removeCheck(place + 1)}
      onToggle={onToggle}
      onMove={onMove}
      onRemove={onRemove}
    >
      <CheckFields {...props} />
    </FoldedPart>
  );
}

const gapSign: HebrewSign = { name: texts.gap, face: gapMark, write: () => gapMark };

type CheckFieldsProps = Omit<CheckItemProps, 'isOpen' | 'onToggle' | 'onMove' | 'onRemove'>;

function CheckFields({ check, place, onChange, ...props }: CheckFieldsProps) {
  const { kind, prompt, sentence, words, why } = check;
  const at = (name: string, value: string) => notesFor(props, `checks.${place}.${name}`, value);
  return (
    <>
      <SelectField
        label={texts.kind}
        value={kind}
        options={ruleCheckKinds.map((value) => ({ value, name: texts.kinds[value] }))}
        onChange={(value) => onChange({ kind: kindOf(value) })}
      />
      <TextField
        label={kind === 'gap' ? texts.promptOfGap : texts.prompt}
        required
        value={prompt}
        maxLength={500}
        notes={at('prompt', prompt)}
        onChange={(value) => onChange({ prompt: value })}
      />
      {kind === 'gap' && (
        <HebrewField
          label={texts.sentence}
          required
          withNiqqud
          signs={[gapSign]}
          value={sentence}
          notes={[...at('sentence', sentence), ...hintFor(sentence, texts.sentenceHint)]}
          onChange={(value) => onChange({ sentence: value })}
        />
      )}
      {kind === 'order' ? (
        <>
          <HebrewField
            label={texts.orderWords}
            required
            withNiqqud
            value={words}
            notes={[...at('words', words), ...hintFor(words, texts.orderWordsHint)]}
            onChange={(value) => onChange({ words: value })}
          />
          <TextField
            label={texts.orderWhy}
            required
            value={why}
            maxLength={500}
            notes={at('why', why)}
            onChange={(value) => onChange({ why: value })}
          />
        </>
      ) : (
        <OptionFields
          options={check.options}
          answer={check.answer}
          empty={emptyOption}
          startsHebrew={kind !== 'choice'}
          notes={props.isTried ? props.edit.notes.at(`checks.${place}.options`) : []}
          notesAt={(option, text) => at(`options.${option}`, text)}
          onChange={onChange}
          more={(option, of, change) =>
            of !== check.answer && (
              <TextField
                label={texts.reason(of + 1)}
                required
                value={option.reason}
                maxLength={500}
                notes={at(`options.${of}.reason`, option.reason)}
                onChange={(reason) => change({ reason })}
              />
            )
          }
        />
      )}
    </>
  );
}

const kindOf = (value: string): RuleCheckKind => ruleCheckKinds.find((kind) => kind === value) ?? 'choice';
