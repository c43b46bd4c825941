import { partAdminTexts as texts } from '../../../../../../core/texts/admin/course/parts.ts';
import { type FieldNote, TextField } from '../../../../ui/controls/field.tsx';
import { HebrewField, type HebrewSign } from '../words/hebrew-field.tsx';
import { Reading } from '../words/sentence-fields.tsx';
import styles from './parts.module.css';

/** Hebrew with niqqud, how it is heard, and what it means. */
export type LineForm = { pronunciation: string; transcription: string; russian: string };

export const emptyLine: LineForm = { pronunciation: '', transcription: '', russian: '' };

/** 'שָׁלוֹם — шало́м — привет', without what is not written. */
export const shownLine = ({ pronunciation, transcription, russian }: LineForm): string =>
  [pronunciation, transcription, russian].filter(Boolean).join(' — ');

type LineFieldsProps = {
  /** Name of the field with niqqud, and of the Russian one where it is no translation. */
  label: string;
  inRussian?: string;
  line: LineForm;
  /** What is said below a field; `name` is 'pronunciation' … */
  notesAt: (name: keyof LineForm, value: string) => FieldNote[];
  signs?: readonly HebrewSign[];
  /** The niqqud without what is no part of it. */
  readOf?: (pronunciation: string) => string;
  onChange: (part: Partial<LineForm>) => void;
};

/** The three texts of a line; its transcription is proposed by its niqqud. */
export function LineFields(props: LineFieldsProps) {
  const {
    label,
    inRussian = texts.russian,
    line,
    notesAt,
    signs = [],
    readOf = (it) => it,
    onChange,
  } = props;
  const { pronunciation, transcription, russian } = line;
  return (
    <>
      <HebrewField
        label={label}
        required
        withNiqqud
        signs={signs}
        value={pronunciation}
        notes={notesAt('pronunciation', pronunciation)}
        onChange={(value) => onChange({ pronunciation: value })}
      />
      <TextField
        label={texts.transcription}
        required
        value={transcription}
        maxLength={300}
        className={styles.transcription}
        notes={notesAt('transcription', transcription)}
        aside={
          <Reading
            sentence={{ pronunciation: readOf(pronunciation), transcription }}
            onTake={(value) => onChange({ transcription: value })}
          />
        }
        onChange={(value) => onChange({ transcription: value })}
      />
      <TextField
        label={inRussian}
        required
        value={russian}
        maxLength={300}
        notes={notesAt('russian', russian)}
        onChange={(value) => onChange({ russian: value })}
      />
    </>
  );
}
