import { lessonLevels } from '../../../../../../core/lesson/content.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { type FieldNote, TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { PlaceFields } from '../place-fields.tsx';
import { notesOf } from '../words/word-problems.ts';
import type { LessonEdit } from './use-lesson-form.ts';

const texts = adminContentTexts.editor;

type LessonFieldsProps = {
  edit: LessonEdit;
  /** Saving was tried: then missing fields are reported too. */
  isTried: boolean;
};

/** All fields of a lesson but its words. */
export function LessonFields({ edit: { form, problems, change }, isTried }: LessonFieldsProps) {
  const notesFor = (field: string, isFilled = true) => (isFilled || isTried ? notesOf(problems, field) : []);
  return (
    <Card gap={6}>
      <TextField
        label={texts.name}
        required
        value={form.name}
        maxLength={200}
        notes={notesFor('name', form.name !== '')}
        onChange={(name) => change({ name })}
      />
      <PlaceFields place={form} missing={notesFor('subsectionId', false)} onChange={change} />
      <Segments
        label={texts.level}
        options={lessonLevels.map((value) => ({ value, name: value }))}
        chosen={form.level}
        onChoose={(level) => change({ level })}
      />
      <TextField
        label={texts.topic}
        value={form.topic}
        maxLength={500}
        notes={[...notesFor('topic'), ...hint(form.topic, texts.topicHint)]}
        onChange={(topic) => change({ topic })}
      />
      <TextArea
        label={texts.description}
        value={form.description}
        maxLength={2000}
        notes={[...notesFor('description'), ...hint(form.description, texts.descriptionHint)]}
        onChange={(description) => change({ description })}
      />
      <Switch
        name={texts.free}
        hint={texts.freeHint}
        on={form.isFree}
        onToggle={(isFree) => change({ isFree })}
      />
      <Switch
        name={texts.publish}
        hint={texts.publishHint}
        on={form.isPublished}
        onToggle={(isPublished) => change({ isPublished })}
      />
      <TextField
        label={texts.authorName}
        value={form.authorName}
        maxLength={200}
        notes={notesFor('authorName')}
        onChange={(authorName) => change({ authorName })}
      />
      <TextField
        label={texts.authorLink}
        inputMode="url"
        placeholder="https://"
        value={form.authorLink}
        maxLength={300}
        notes={notesFor('authorLink')}
        onChange={(authorLink) => change({ authorLink })}
      />
    </Card>
  );
}

const hint = (value: string, text: string): FieldNote[] => (value === '' ? [{ tone: 'hint', text }] : []);
