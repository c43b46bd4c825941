import { optionOfReason, type RuleForm } from './rule-form.ts';

/** Which field of the form shows a problem of a rule. Those of what nobody can edit are said at the lesson. */
export function placeInRule(field: string, form: RuleForm): string {
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
