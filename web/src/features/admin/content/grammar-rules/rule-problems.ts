import type { RuleProblem } from '../../../../../../core/contracts/rules-admin.ts';
import type { FieldNote } from '../../../../ui/controls/field.tsx';
import { optionOfReason, type RuleForm } from './rule-form.ts';

/** What is said below a field of the form, by its path: 'pairs.0.right.russian', 'checks.1.options.2.reason'. */
export type RuleNotes = {
  at: (field: string) => FieldNote[];
  /** Problems at a field and in all that is inside it. */
  within: (field: string) => number;
};

/** Problems of the server at the fields of the form. Those of what nobody can edit are said at the lesson. */
export function notesOfRule(problems: readonly RuleProblem[], form: RuleForm): RuleNotes {
  const placed = problems.map(({ field, message }) => ({ field: fieldInForm(field, form), message }));
  const noteOf = ({ message }: { message: string }): FieldNote => ({ tone: 'error', text: message });
  return {
    at: (field) =>
      placed
        .filter((one) => one.field === field)
        .filter(({ message }, at, all) => all.findIndex((other) => other.message === message) === at)
        .map(noteOf),
    within: (field) =>
      placed.filter((one) => one.field === field || one.field.startsWith(`${field}.`)).length,
  };
}

function fieldInForm(field: string, form: RuleForm): string {
  if (field === 'needs' || field === 'key') return 'lesson';
  const [part, place, name, inner] = field.split('.');
  const check = part === 'checks' ? form.checks[Number(place)] : undefined;
  if (!check || name === undefined) return field;
  const own = `checks.${place}`;
  if (check.kind === 'order') return inOrder[name] ? `${own}.${inOrder[name]}` : field;
  if (name === 'answer') return `${own}.options`;
  if (name !== 'reasons') return field;
  if (inner === undefined) return `${own}.options`;
  return `${own}.options.${optionOfReason(Number(inner), check.answer)}.reason`;
}

const inOrder: Readonly<Record<string, string>> = { options: 'words', answer: 'words', reasons: 'why' };
