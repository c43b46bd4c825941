import type { ReactNode } from 'react';
import type { DialoguePerson, Speaker } from '../../../../../../core/dialogues/content.ts';
import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Text } from '../../../../ui/text.tsx';
import { notesFor } from '../parts/field-notes.ts';
import { freeKey } from '../parts/free-key.ts';
import { LineFields } from '../parts/line-fields.tsx';
import { Notes, PartList } from '../parts/part-list.tsx';
import { newName } from './dialogue-form.ts';
import type { DialogueEditProps } from './dialogue-kind.ts';

const texts = dialogueAdminTexts.editor;

/** The two who speak. */
export function PeopleFields(props: DialogueEditProps) {
  const { form, change, notes } = props.edit;
  const [one, other] = form.people;
  const changeOne = (place: Speaker, part: Partial<DialoguePerson>) =>
    change(({ people }) => ({
      people: place === 0 ? [{ ...people[0], ...part }, people[1]] : [people[0], { ...people[1], ...part }],
    }));
  return (
    <PartList heading={texts.people} hint={texts.peopleHint} notes={[]}>
      {([0, 1] as const).map((place) => (
        <li key={place}>
          <PersonCard
            {...props}
            name={texts.person(place + 1)}
            path={`people.${place}`}
            person={place === 0 ? one : other}
            onChange={(part) => changeOne(place, part)}
          >
            {props.isTried && <Notes notes={notes.at(`people.${place}`)} />}
          </PersonCard>
        </li>
      ))}
    </PartList>
  );
}

/** Others whose names are said. */
export function NameList(props: DialogueEditProps) {
  const { form, change } = props.edit;
  const { names } = form;
  return (
    <PartList
      heading={texts.names}
      hint={texts.namesHint}
      notes={[]}
      add={{ name: texts.addName, onAdd: () => change({ names: [...names, newName(freeKey(names))] }) }}
    >
      {names.map(({ key, ...person }, place) => (
        <li key={key}>
          <PersonCard
            {...props}
            name={texts.other(place + 1)}
            path={`names.${place}`}
            person={person}
            onChange={(part) =>
              change((now) => ({ names: now.names.map((it) => (it.key === key ? { ...it, ...part } : it)) }))
            }
          >
            <Row justify="end">
              <Button
                size="small"
                variant="quiet"
                onClick={() => change({ names: names.filter((it) => it.key !== key) })}
              >
                {texts.removeName(place + 1)}
              </Button>
            </Row>
          </PersonCard>
        </li>
      ))}
    </PartList>
  );
}

type PersonCardProps = DialogueEditProps & {
  name: string;
  /** Of its fields. */
  path: string;
  person: DialoguePerson;
  onChange: (part: Partial<DialoguePerson>) => void;
  children: ReactNode;
};

function PersonCard({ name, path, person, onChange, children, ...props }: PersonCardProps) {
  return (
    <Card gap={5}>
      <Text as="h4" weight="strong">
        {name}
      </Text>
      <Stack gap={5} role="group" aria-label={name}>
        <LineFields
          label={texts.name}
          inRussian={texts.nameInRussian}
          line={person}
          notesAt={(field, value) => notesFor(props, `${path}.${field}`, value)}
          onChange={onChange}
        />
        <Segments
          label={texts.gender}
          options={(['f', 'm'] as const).map((value) => ({ value, name: texts.genders[value] }))}
          chosen={person.gender}
          onChoose={(gender) => onChange({ gender })}
        />
      </Stack>
      {children}
    </Card>
  );
}
