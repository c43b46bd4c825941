import { stripNiqqud } from '../../../../../../core/hebrew/niqqud.ts';
import { writtenWords } from '../../../../../../core/hebrew/sentences/written-words.ts';
import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { FieldNote } from '../../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { hintFor } from '../parts/field-notes.ts';
import { HebrewField, type HebrewSign } from '../words/hebrew-field.tsx';
import type { TurnForm } from './dialogue-form.ts';

const texts = dialogueAdminTexts.editor;

const signs: readonly HebrewSign[] = [
  { name: texts.signs.or, face: '/', write: () => '/' },
  { name: texts.signs.together, face: '_', write: () => '_' },
  { name: texts.signs.any, face: '*', write: () => '*' },
];

type PatternFieldsProps = {
  turn: TurnForm;
  notesAt: (name: string, value: string) => FieldNote[];
  onChange: (part: Partial<TurnForm>) => void;
};

/** What has to be said in a turn, and other ways to say it as a whole. */
export function PatternFields({ turn, notesAt, onChange }: PatternFieldsProps) {
  const { needs, also, pronunciation } = turn;
  const words = writtenWords(stripNiqqud(pronunciation)).join(' ');
  return (
    <>
      <HebrewField
        label={texts.needs}
        required
        signs={signs}
        value={needs}
        notes={[...notesAt('needs', needs), ...hintFor(needs, texts.needsHint)]}
        onChange={(value) => onChange({ needs: value })}
      />
      {needs === '' && words !== '' && (
        <Row>
          <Button size="small" variant="quiet" onClick={() => onChange({ needs: words })}>
            {texts.takeWords(words)}
          </Button>
        </Row>
      )}
      {also.map((pattern, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: another way has no name but its place
        <Stack key={place} gap={2}>
          <HebrewField
            label={texts.also(place + 1)}
            required
            signs={signs}
            value={pattern}
            notes={[...notesAt(`also.${place}`, pattern), ...hintFor(pattern, texts.alsoHint)]}
            onChange={(value) => onChange({ also: also.map((one, at) => (at === place ? value : one)) })}
          />
          <Row justify="end">
            <Button
              size="small"
              variant="quiet"
              onClick={() => onChange({ also: also.filter((_, at) => at !== place) })}
            >
              {texts.removeAlso(place + 1)}
            </Button>
          </Row>
        </Stack>
      ))}
      <Row>
        <Button size="small" onClick={() => onChange({ also: [...also, ''] })}>
          {texts.addAlso}
        </Button>
      </Row>
    </>
  );
}
