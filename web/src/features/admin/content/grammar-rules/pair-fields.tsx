import { splitMarks } from '../../../../../../core/rules/marks.ts';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Text } from '../../../../ui/text.tsx';
import { MoveButtons } from '../categories/move-buttons.tsx';
import { moved } from '../categories/moved.ts';
import { hintFor, notesFor } from '../parts/field-notes.ts';
import { freeKey } from '../parts/free-key.ts';
import { LineFields } from '../parts/line-fields.tsx';
import { PartList } from '../parts/part-list.tsx';
import { HebrewField, type HebrewSign } from '../words/hebrew-field.tsx';
import { newPair, type PairForm } from './rule-form.ts';
import type { RuleEditProps } from './rule-kind.ts';

const texts = ruleAdminTexts.editor;

/** The pairs of a rule in their order, all of their fields open: there are two or three. */
export function PairList(props: RuleEditProps) {
  const { form, change, notes } = props.edit;
  const { pairs } = form;
  const changeOne = (place: number, part: Partial<PairForm>) =>
    change((now) => ({ pairs: now.pairs.map((pair, at) => (at === place ? { ...pair, ...part } : pair)) }));
  return (
    <PartList
      heading={texts.pairs}
      hint={texts.pairsHint}
      notes={props.isTried ? notes.at('pairs') : []}
      add={{
        name: texts.addPair,
        onAdd: () => change({ pairs: [...pairs, newPair(freeKey(pairs))] }),
      }}
    >
      {pairs.map((pair, place) => (
        <li key={pair.key}>
          <Card gap={5}>
            <Row align="center" justify="between">
              <Text as="h4" weight="strong">
                {texts.pair(place + 1)}
              </Text>
              <MoveButtons
                up={partAdminTexts.up(texts.pair(place + 1))}
                down={partAdminTexts.down(texts.pair(place + 1))}
                place={place}
                count={pairs.length}
                onMove={(by) => change({ pairs: moved(pairs, place, by) })}
              />
            </Row>
            <PairFields {...props} pair={pair} place={place} onChange={(part) => changeOne(place, part)} />
            <Row justify="end">
              <Button
                size="small"
                variant="quiet"
                onClick={() => change({ pairs: pairs.filter(({ key }) => key !== pair.key) })}
              >
                {texts.removePair(place + 1)}
              </Button>
            </Row>
          </Card>
        </li>
      ))}
    </PartList>
  );
}

/** Puts what is selected into the brackets of decisive letters. */
const marking: HebrewSign = {
  name: texts.marks,
  face: '[ ]',
  write: (selected) => `[${selected.replaceAll(/[[\]]/g, '')}]`,
};

type PairFieldsProps = RuleEditProps & {
  pair: PairForm;
  place: number;
  onChange: (part: Partial<PairForm>) => void;
};

function PairFields({ pair: { right, hasOther, other }, place, onChange, ...props }: PairFieldsProps) {
  const at = (name: string, value: string) => notesFor(props, `pairs.${place}.${name}`, value);
  const changeOther = (part: Partial<typeof other>) => onChange({ other: { ...other, ...part } });
  return (
    <Stack gap={5} role="group" aria-label={texts.pair(place + 1)}>
      <LineFields
        label={texts.pronunciation}
        line={right}
        signs={[marking]}
        readOf={(pronunciation) => splitMarks(pronunciation).text}
        notesAt={(name, value) => [
          ...at(`right.${name}`, value),
          ...(name === 'pronunciation' ? hintFor(value, texts.pronunciationHint) : []),
        ]}
        onChange={(part) => onChange({ right: { ...right, ...part } })}
      />
      <Switch
        name={texts.hasOther}
        hint={texts.hasOtherHint}
        on={hasOther}
        onToggle={(isOn) => onChange({ hasOther: isOn })}
      />
      {hasOther && (
        <>
          <HebrewField
            label={texts.otherHebrew}
            required
            withNiqqud
            value={other.hebrew}
            notes={at('other.hebrew', other.hebrew)}
            onChange={(hebrew) => changeOther({ hebrew })}
          />
          <TextField
            label={texts.otherRussian}
            required
            value={other.russian}
            maxLength={300}
            notes={at('other.russian', other.russian)}
            onChange={(value) => changeOther({ russian: value })}
          />
          <TextField
            label={texts.why}
            required
            value={other.why}
            maxLength={500}
            notes={at('other.why', other.why)}
            onChange={(why) => changeOther({ why })}
          />
        </>
      )}
    </Stack>
  );
}
