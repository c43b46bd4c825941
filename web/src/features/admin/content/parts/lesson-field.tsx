import { useQuery } from '@tanstack/react-query';
import { partAdminTexts as texts } from '../../../../../../core/texts/admin/course/parts.ts';
import { useServices } from '../../../../lib/services.ts';
import { type FieldNote, SelectField } from '../../../../ui/controls/field.tsx';
import { everyLessonQuery } from '../content-queries.ts';

type LessonFieldProps = {
  lessonId: number | null;
  notes: FieldNote[];
  onChange: (lessonId: number | null) => void;
};

/** The lesson that brings a rule or a dialogue. */
export function LessonField({ lessonId, notes, onChange }: LessonFieldProps) {
  const { api } = useServices();
  const { data: lessons = [] } = useQuery(everyLessonQuery(api));
  return (
    <SelectField
      label={texts.lessonField}
      required
      value={lessonId ?? ''}
      options={[
        { value: '', name: texts.choose },
        ...lessons.map(({ id, lesson_number, name }) => ({
          value: String(id),
          name: texts.lesson(lesson_number, name),
        })),
      ]}
      notes={notes}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
    />
  );
}
