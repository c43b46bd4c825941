import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { moved } from '../categories/moved.ts';
import { notesFor } from '../parts/field-notes.ts';
import { FoldedPart } from '../parts/folded-part.tsx';
import { freeKey } from '../parts/free-key.ts';
import { OptionFields, OptionText } from '../parts/option-fields.tsx';
import { PartList } from '../parts/part-list.tsx';
import { emptyOption, newQuestion, type QuestionForm } from './dialogue-form.ts';
import type { DialogueEditProps } from './dialogue-kind.ts';

const texts = dialogueAdminTexts.editor;

type QuestionListProps = DialogueEditProps & {
  /** Key of the question whose fields are open. */
  openKey: string | null;
  onOpen: (key: string | null) => void;
};

/** The questions of a dialogue in their order; the fields of one of them are open. */
export function QuestionList({ openKey, onOpen, ...props }: QuestionListProps) {
  const { form, change, notes } = props.edit;
  const { questions } = form;
  const changeOne = (key: string, part: Partial<QuestionForm>) =>
    change((now) => ({
      questions: now.questions.map((one) => (one.key === key ? { ...one, ...part } : one)),
    }));
  function add() {
    const key = freeKey(questions);
    change({ questions: [...questions, newQuestion(key)] });
    onOpen(key);
  }
  return (
    <PartList
      heading={texts.questions}
      hint={texts.questionsHint}
      notes={props.isTried ? notes.at('questions') : []}
      add={{ name: texts.addQuestion, onAdd: add }}
    >
      {questions.map((question, place) => (
        <li key={question.key}>
          <FoldedPart
            name={texts.question(place + 1)}
            about={question.options[question.answer]?.text ?? ''}
            summary={question.prompt || texts.newQuestion}
            errors={props.isTried || question.prompt !== '' ? notes.within(`questions.${place}`) : 0}
            place={place}
            count={questions.length}
            isOpen={openKey === question.key}
            remove={texts.removeQuestion(place + 1)}
            onToggle={() => onOpen(openKey === question.key ? null : question.key)}
            onMove={(by) => change({ questions: moved(questions, place, by) })}
            onRemove={() => change({ questions: questions.filter(({ key }) => key !== question.key) })}
          >
            <QuestionFields
              {...props}
              question={question}
              path={`questions.${place}`}
              onChange={(part) => changeOne(question.key, part)}
            />
          </FoldedPart>
        </li>
      ))}
    </PartList>
  );
}

type QuestionFieldsProps = DialogueEditProps & {
  question: QuestionForm;
  path: string;
  onChange: (part: Partial<QuestionForm>) => void;
};

function QuestionFields({ question, path, onChange, ...props }: QuestionFieldsProps) {
  const { prompt, options, answer, turn } = question;
  const { turns } = props.edit.form;
  const at = (name: string, value: string) => notesFor(props, `${path}.${name}`, value);
  const isThere = turns.some(({ key }) => key === turn);
  return (
    <>
      <OptionText
        label={texts.prompt}
        startsHebrew={false}
        value={prompt}
        notes={at('prompt', prompt)}
        onChange={(value) => onChange({ prompt: value })}
      />
      <OptionFields
        options={options}
        answer={answer}
        empty={emptyOption}
        startsHebrew={false}
        notes={props.isTried ? props.edit.notes.at(`${path}.options`) : []}
        notesAt={(place, text) => at(`options.${place}`, text)}
        onChange={onChange}
      />
      <SelectField
        label={texts.heardIn}
        required
        value={isThere ? turn : ''}
        options={[
          { value: '', name: texts.noTurn },
          ...turns.map(({ key, russian }, place) => ({
            value: key,
            name: `${texts.turn(place + 1)}${russian && ` · ${russian}`}`,
          })),
        ]}
        notes={at('turn', turn)}
        onChange={(value) => onChange({ turn: value })}
      />
    </>
  );
}
