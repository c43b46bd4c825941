import { useQuery } from '@tanstack/react-query';
import { dialogueListAdminTexts } from '../../../../../../core/texts/admin/course/dialogue-list.ts';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { PlusIcon } from '../content-icons.tsx';
import { FoundParts, isFoundIn, Loaded } from '../parts/found-parts.tsx';
import styles from '../parts/parts.module.css';
import { adminDialoguesQuery } from './dialogue-queries.ts';

const texts = dialogueListAdminTexts.list;

type DialogueListProps = {
  /** What is searched for; it is kept while a dialogue is open. */
  searched: string;
  onSearch: (text: string) => void;
  onOpen: (dialogueId: number) => void;
  onCreate: () => void;
};

/** All dialogues in the order of the course. There are some dozens: they are searched on the device. */
export function DialogueList({ searched, onSearch, onOpen, onCreate }: DialogueListProps) {
  const { api } = useServices();
  const loaded = useQuery(adminDialoguesQuery(api));
  return (
    <>
      <Card className={styles.filters}>
        <TextField
          label={partAdminTexts.search}
          type="search"
          placeholder={texts.searchHint}
          value={searched}
          maxLength={100}
          onChange={onSearch}
        />
        <Button variant="primary" icon={<PlusIcon size={20} />} onClick={onCreate}>
          {texts.create}
        </Button>
      </Card>
      <Loaded loaded={loaded}>
        {(dialogues) => (
          <FoundParts
            texts={texts}
            kind="dialogue"
            parts={dialogues.filter(({ title, scene, people, key, lesson }) =>
              isFoundIn(searched, [title, scene, ...people, key, lesson?.name ?? '']),
            )}
            about={({ people, turns }) => texts.who(people, turns)}
            onOpen={onOpen}
          />
        )}
      </Loaded>
    </>
  );
}
