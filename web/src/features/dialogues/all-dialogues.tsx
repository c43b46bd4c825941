import { useQuery } from '@tanstack/react-query';
import type { DialogueItem } from '../../../../core/contracts/dialogues.ts';
import type { HomeSection } from '../../../../core/contracts/home.ts';
import { dialogueListTexts as texts } from '../../../../core/texts/lesson/dialogue-list.ts';
import { useServices } from '../../lib/services.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { CardList } from '../../ui/surfaces/card-list.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { DialogueRow } from './dialogue-row.tsx';
import { playedOf } from './played-of.ts';

type AllDialoguesProps = {
  dialogues: readonly DialogueItem[];
  onChoose: (dialogue: DialogueItem) => void;
};

/** All dialogues in the order of the course, by its sections. */
export function AllDialogues({ dialogues, onChoose }: AllDialoguesProps) {
  const { homeQuery } = useServices();
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const groups = groupsOf(dialogues, home?.sections ?? []);
  return (
    <Stack gap={7}>
      <Row gap={5} align="baseline" justify="between" wrap>
        <Title>{texts.title}</Title>
        <Text tone="soft">{texts.playedOf(playedOf(dialogues), dialogues.length)}</Text>
      </Row>
      {groups.map(({ name, rows }) => (
        <Section key={name} title={name}>
          <CardList>
            {rows.map(({ dialogue, lesson }) => (
              <li key={dialogue.id}>
                <DialogueRow dialogue={dialogue} lesson={lesson} onChoose={() => onChoose(dialogue)} />
              </li>
            ))}
          </CardList>
        </Section>
      ))}
    </Stack>
  );
}

type Group = { name: string; rows: { dialogue: DialogueItem; lesson: string | undefined }[] };

/** What belongs to no section that home lists comes last. */
function groupsOf(dialogues: readonly DialogueItem[], sections: readonly HomeSection[]): Group[] {
  const lessons = sections.flatMap(({ name: section, subsections }) =>
    subsections.flatMap(({ lessons }) => lessons.map(({ id, name }) => [id, { section, name }] as const)),
  );
  const places = new Map(lessons);
  const names = [...sections.map(({ name }) => name), texts.elsewhere];
  return names.flatMap((name) => {
    const rows = dialogues
      .map((dialogue) => ({ dialogue, place: places.get(dialogue.lessonId) }))
      .filter(({ place }) => (place?.section ?? texts.elsewhere) === name)
      .map(({ dialogue, place }) => ({ dialogue, lesson: place?.name }));
    return rows.length > 0 ? [{ name, rows }] : [];
  });
}
