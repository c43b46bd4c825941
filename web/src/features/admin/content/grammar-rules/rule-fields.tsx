import { useQuery } from '@tanstack/react-query';
import { maxRuleWords, type RuleTheme, ruleThemes } from '../../../../../../core/rules/content.ts';
import { countWords } from '../../../../../../core/rules/count-words.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import { ruleTexts } from '../../../../../../core/texts/lesson/grammar/rules.ts';
import { useServices } from '../../../../lib/services.ts';
import { type FieldNote, SelectField, TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { adminLessonQuery } from '../content-queries.ts';
import { hintFor, notesFor } from '../parts/field-notes.ts';
import { LessonField } from '../parts/lesson-field.tsx';
import type { RuleForm } from './rule-form.ts';
import type { RuleEditProps } from './rule-kind.ts';

const texts = ruleAdminTexts.editor;

/** All of a rule but its pairs and checks. */
export function RuleFields(props: RuleEditProps) {
  const { form, change } = props.edit;
  const words = countWords(form.text);
  return (
    <Card gap={6}>
      <TextField
        label={texts.title}
        required
        value={form.title}
        maxLength={200}
        notes={[...notesFor(props, 'title', form.title), ...hintFor(form.title, texts.titleHint)]}
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
          ...hintFor(form.text, texts.textHint),
        ]}
        onChange={(text) => change({ text })}
      />
      <PlaceFields {...props} />
    </Card>
  );
}

const themeOf = (value: string): RuleTheme => ruleThemes.find((theme) => theme === value) ?? 'sentences';

/** The lesson that brings it, and the word of that lesson before which it comes. */
function PlaceFields(props: RuleEditProps) {
  const { form, change } = props.edit;
  return (
    <>
      <LessonField
        lessonId={form.lessonId}
        notes={notesFor(props, 'lesson', String(form.lessonId ?? ''))}
        onChange={(lessonId) => change({ lessonId, before: null })}
      />
      {form.lessonId !== null && (
        <BeforeField
          lessonId={form.lessonId}
          form={form}
          notes={props.edit.notes.at('before')}
          onChange={(value) => change({ before: value === '' ? null : Number(value) })}
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
