import { gapMark, type RuleCheckKind, ruleCheckKinds } from '../../../../../../core/rules/content.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/rules.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { ChevronIcon } from '../../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Text } from '../../../../ui/text.tsx';
import { MoveButtons } from '../categories/move-buttons.tsx';
import { moved } from '../categories/moved.ts';
import { HebrewField, type HebrewSign } from '../words/hebrew-field.tsx';
import styles from './grammar-rules.module.css';
import { OptionFields } from './option-fields.tsx';
import { PartList } from './part-list.tsx';
import { notesFor, type PartProps } from './rule-fields.tsx';
import { type CheckForm, freeKey, newCheck } from './rule-form.ts';

const texts = ruleAdminTexts.editor;

type CheckListProps = PartProps & {
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
      add={texts.addCheck}
      onAdd={add}
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

type CheckItemProps = PartProps & {
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
  const name = texts.check(place + 1);
  return (
    <Card padded={false}>
      <Row align="center">
        <button type="button" className={styles.open} aria-expanded={isOpen} onClick={onToggle}>
          <Stack as="span" grow>
            <Text tone="soft" size="s">
              {name} · {texts.kinds[check.kind]}
            </Text>
            <Text>
              <MixedText>{check.prompt || texts.newCheck}</MixedText>
            </Text>
          </Stack>
          {errors > 0 && <Chip tone="wrong">{texts.errors(errors)}</Chip>}
          <ChevronIcon size={20} className={isOpen ? styles.turned : styles.chevron} />
        </button>
        <MoveButtons
          up={texts.up(name)}
          down={texts.down(name)}
          place={place}
          count={edit.form.checks.length}
          onMove={onMove}
        />
      </Row>
      {isOpen && (
        <Stack gap={5} role="group" aria-label={name} className={styles.fields}>
          <CheckFields {...props} />
          <Row justify="end">
            <Button size="small" variant="quiet" onClick={onRemove}>
              {texts.removeCheck(place + 1)}
            </Button>
          </Row>
        </Stack>
      )}
    </Card>
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
          notes={[
            ...at('sentence', sentence),
            ...(sentence === '' ? [{ tone: 'hint' as const, text: texts.sentenceHint }] : []),
          ]}
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
            notes={[
              ...at('words', words),
              ...(words === '' ? [{ tone: 'hint' as const, text: texts.orderWordsHint }] : []),
            ]}
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
        <OptionFields {...props} check={check} place={place} onChange={onChange} />
      )}
    </>
  );
}

const kindOf = (value: string): RuleCheckKind => ruleCheckKinds.find((kind) => kind === value) ?? 'choice';
