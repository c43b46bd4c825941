import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { moved } from '../categories/moved.ts';
import { hintFor, notesFor } from '../parts/field-notes.ts';
import { FoldedPart } from '../parts/folded-part.tsx';
import { freeKey } from '../parts/free-key.ts';
import { LineFields, type LineForm } from '../parts/line-fields.tsx';
import { Notes, PartList } from '../parts/part-list.tsx';
import { type AudioOf, newTurn, type TurnForm } from './dialogue-form.ts';
import type { DialogueEditProps } from './dialogue-kind.ts';
import { PatternFields } from './pattern-fields.tsx';

const texts = dialogueAdminTexts.editor;

type TurnListProps = DialogueEditProps & {
  audioOf: AudioOf;
  /** Key of the turn whose fields are open. */
  openKey: string | null;
  onOpen: (key: string | null) => void;
};

/** The turns of a dialogue in their order; the fields of one of them are open. */
export function TurnFieldList({ audioOf, openKey, onOpen, ...props }: TurnListProps) {
  const { form, change, notes } = props.edit;
  const { turns } = form;
  const changeOne = (key: string, part: Partial<TurnForm>) =>
    change((now) => ({ turns: now.turns.map((one) => (one.key === key ? { ...one, ...part } : one)) }));
  function add() {
    const key = freeKey(turns);
    change({ turns: [...turns, newTurn(key, turns.at(-1)?.speaker === 0 ? 1 : 0)] });
    onOpen(key);
  }
  return (
    <PartList
      heading={texts.turns}
      hint={texts.turnsHint}
      notes={props.isTried ? notes.at('turns') : []}
      add={{ name: texts.addTurn, onAdd: add }}
    >
      {turns.map((turn, place) => (
        <li key={turn.key}>
          <FoldedPart
            name={texts.turn(place + 1)}
            about={form.people[turn.speaker].russian || texts.person(turn.speaker + 1)}
            summary={turn.pronunciation || texts.newTurn}
            // A turn that has just been added shows no errors yet.
            errors={props.isTried || turn.pronunciation !== '' ? notes.within(`turns.${place}`) : 0}
            mark={audioOf(turn) === null && <Chip>{texts.silent}</Chip>}
            place={place}
            count={turns.length}
            isOpen={openKey === turn.key}
            remove={texts.removeTurn(place + 1)}
            onToggle={() => onOpen(openKey === turn.key ? null : turn.key)}
            onMove={(by) => change({ turns: moved(turns, place, by) })}
            onRemove={() => change({ turns: turns.filter(({ key }) => key !== turn.key) })}
          >
            <TurnFields
              {...props}
              turn={turn}
              path={`turns.${place}`}
              onChange={(part) => changeOne(turn.key, part)}
            />
          </FoldedPart>
        </li>
      ))}
    </PartList>
  );
}

type TurnFieldsProps = DialogueEditProps & {
  turn: TurnForm;
  path: string;
  onChange: (part: Partial<TurnForm>) => void;
};

function TurnFields({ turn, path, onChange, ...props }: TurnFieldsProps) {
  const { people } = props.edit.form;
  const { speaker, cue, isFree, examples } = turn;
  const at = (name: string, value: string) => notesFor(props, `${path}.${name}`, value);
  const changeExample = (place: number, part: Partial<LineForm>) =>
    onChange({ examples: examples.map((one, of) => (of === place ? { ...one, ...part } : one)) });
  return (
    <>
      <Segments
        label={texts.speaker}
        options={([0, 1] as const).map((value) => ({
          value,
          name: people[value].russian || texts.person(value + 1),
        }))}
        chosen={speaker}
        onChoose={(value) => onChange({ speaker: value })}
      />
      <Notes notes={props.edit.notes.at(`${path}.speaker`)} />
      <LineFields label={texts.pronunciation} line={turn} notesAt={at} onChange={onChange} />
      <TextField
        label={texts.cue}
        required
        value={cue}
        maxLength={500}
        notes={[...at('cue', cue), ...hintFor(cue, texts.cueHint)]}
        onChange={(value) => onChange({ cue: value })}
      />
      <PatternFields turn={turn} notesAt={at} onChange={onChange} />
      <Switch
        name={texts.isFree}
        hint={texts.isFreeHint}
        on={isFree}
        onToggle={(isOn) => onChange({ isFree: isOn })}
      />
      {isFree && (
        <>
          <Notes notes={props.edit.notes.at(`${path}.examples`)} />
          {examples.map((example, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an example has no name but its place
            <Stack key={place} gap={5} role="group" aria-label={texts.example(place + 1)}>
              <LineFields
                label={`${texts.exampleLine} ${place + 1}`}
                line={example}
                notesAt={(name, value) => at(`examples.${place}.${name}`, value)}
                onChange={(part) => changeExample(place, part)}
              />
            </Stack>
          ))}
        </>
      )}
    </>
  );
}
