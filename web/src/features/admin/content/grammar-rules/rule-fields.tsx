import { useQuery } from '@tanstack/react-query';
import { maxRuleWords, type RuleTheme, ruleThemes } from '../../../../../../core/rules/content.ts';
import { countWords } from '../../../../../../core/rules/count-words.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/rules.ts';
import { ruleTexts } from '../../../../../../core/texts/lesson/rules.ts';
import { useServices } from '../../../../lib/services.ts';
import { type FieldNote, SelectField, TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { adminLessonQuery } from '../content-queries.ts';
import type { RuleForm } from './rule-form.ts';
import { everyLessonQuery } from './rule-queries.ts';
import type { RuleEdit } from './use-rule-form.ts';

const texts = ruleAdminTexts.editor;

export type PartProps = {
  edit: RuleEdit;
  /** Saving was tried: then missing fields are reported too. */
  isTried: boolean;
};

/** The problems at a field; those of one that is still empty only once saving was tried. */
export const notesFor = (
  { edit: { notes }, isTried }: PartProps,
  field: string,
  value: string,
): FieldNote[] => (isTried || value.trim() !== '' ? notes.at(field) : []);

const hint = (text: string): FieldNote => ({ tone: 'hint', text });

/** All of a rule but its pairs and checks. */
export function RuleFields(props: PartProps) {
  const { form, change } = props.edit;
  const words = countWords(form.text);
  return (
    <Card gap={6}>
      <TextField
        label={texts.title}
        required
        value={form.title}
        maxLength={200}
        notes={[
          ...notesFor(props, 'title', form.title),
          ...(form.title === '' ? [hint(texts.titleHint)] : []),
        ]}
        onChange={(title) => change({ title })}
      />
      <SelectField
        label={texts.theme}
        value={form.theme}
        options={ruleThemes.map((value) => ({ value, name: ruleTexts.theme[value] }))}
        onChange={(theme) => change({ theme: themeOf(theme) })}
      />
      <TextArea
        label={texts.text}
        required
        rows={5}
        value={form.text}
        maxLength={4000}
        notes={[
          ...notesFor(props, 'text', form.text),
          { tone: words > maxRuleWords ? 'warning' : 'hint', text: texts.words(words, maxRuleWords) },
          ...(form.text === '' ? [hint(texts.textHint)] : []),
        ]}
        onChange={(text) => change({ text })}
      />
      <PlaceFields {...props} />
    </Card>
  );
}

const themeOf = (value: string): RuleTheme => ruleThemes.find((theme) => theme === value) ?? 'sentences';

/** The lesson that brings it, and the word of that lesson before which it comes. */
function PlaceFields(props: PartProps) {
  const { api } = useServices();
  const { form, change } = props.edit;
  const { data: lessons = [] } = useQuery(everyLessonQuery(api));
  const idOf = (value: string) => (value === '' ? null : Number(value));
  return (
    <>
      <SelectField
        label={texts.lesson}
        required
        value={form.lessonId ?? ''}
        options={[
          { value: '', name: texts.choose },
          ...lessons.map(({ id, lesson_number, name }) => ({
            value: String(id),
            name: ruleAdminTexts.list.lesson(lesson_number, name),
          })),
        ]}
        notes={notesFor(props, 'lesson', String(form.lessonId ?? ''))}
        onChange={(value) => change({ lessonId: idOf(value), before: null })}
      />
      {form.lessonId !== null && (
        <BeforeField
          lessonId={form.lessonId}
          form={form}
          notes={props.edit.notes.at('before')}
          onChange={(value) => change({ before: idOf(value) })}
        />
      )}
    </>
  );
}

type BeforeFieldProps = {
  lessonId: number;
  form: RuleForm;
  notes: FieldNote[];
  onChange: (value: string) => void;
};

function BeforeField({ lessonId, form, notes, onChange }: BeforeFieldProps) {
  const { api } = useServices();
  const { data: lesson } = useQuery(adminLessonQuery(api, lessonId));
  return (
    <SelectField
      label={texts.before}
      value={form.before ?? ''}
      options={[
        { value: '', name: ruleAdminTexts.rule.atStart },
        ...(lesson?.words ?? []).map(({ id, hebrew, russian }) => ({
          value: String(id),
          name: `${ruleAdminTexts.rule.beforeWord(hebrew)} · ${russian}`,
        })),
      ]}
      notes={notes}
      onChange={onChange}
    />
  );
}
