import { useQuery } from '@tanstack/react-query';
import { mergeTexts as texts } from '../../../../../../core/texts/admin/course/merge.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import { ruleTexts } from '../../../../../../core/texts/lesson/grammar/rules.ts';
import { useServices } from '../../../../lib/services.ts';
import { adminLessonQuery } from '../content-queries.ts';
import { type Compared, type Edits, field, items, plain } from '../merge/differences.ts';
import { withKeysOf } from '../merge/keys-of-parts.ts';
import { type MergeProps, MergeSheet } from '../merge/merge-sheet.tsx';
import { shownLine } from '../parts/line-fields.tsx';
import { useLessonName } from '../parts/use-lesson-name.ts';
import { type CheckForm, checkBody, formOf, type PairForm, pairBody, type RuleForm } from './rule-form.ts';
import { ruleQuery } from './rule-queries.ts';

const { editor, rule } = ruleAdminTexts;

/** Two edits of a rule. */
export function RuleMerge(props: MergeProps<RuleForm>) {
  const { api } = useServices();
  const loaded = useQuery(ruleQuery(api, props.id));
  const { lessonId } = props.mine;
  const { data: lesson } = useQuery({ ...adminLessonQuery(api, lessonId ?? 0), enabled: lessonId !== null });
  const names = {
    lesson: useLessonName(),
    word: (wordId: number) => lesson?.words.find(({ id }) => id === wordId)?.hebrew ?? '…',
  };
  return (
    <MergeSheet
      {...props}
      loaded={loaded}
      formOf={(saved) => withKnownKeys({ ...props, theirs: formOf(saved) })}
      table={ruleTable(names)}
    />
  );
}

/** Theirs, in which pairs and checks have the keys that they have in mine. */
export function withKnownKeys({ base, mine, theirs }: Edits<RuleForm>): RuleForm {
  const known = base ?? mine;
  return {
    ...theirs,
    pairs: withKeysOf(theirs.pairs, { known: known.pairs, taken: mine.pairs }, printPair),
    checks: withKeysOf(theirs.checks, { known: known.checks, taken: mine.checks }, printCheck),
  };
}

const printPair = (pair: PairForm): string => JSON.stringify(pairBody(pair));
const printCheck = (check: CheckForm): string => JSON.stringify(checkBody(check));

type Names = { lesson: (lessonId: number) => string; word: (wordId: number) => string };

export const ruleTable = (names: Names): Compared<RuleForm>[] => [
  plain('title', editor.title),
  field({ names: ['theme'], label: editor.theme, text: ({ theme }) => ruleTexts.theme[theme] }),
  plain('text', editor.text),
  field({
    names: ['lessonId', 'before'],
    label: editor.before,
    text: ({ lessonId, before }) =>
      lessonId === null
        ? ''
        : `${names.lesson(lessonId)}. ${before === null ? rule.atStart : rule.beforeWord(names.word(before))}`,
  }),
  items<RuleForm, PairForm>({
    name: 'pairs',
    of: ({ pairs }) => pairs,
    put: (form, pairs) => ({ ...form, pairs }),
    keyOf: ({ key }) => key,
    print: printPair,
    label: editor.pair,
    text: ({ right, hasOther, other }) =>
      [shownLine(right), ...(hasOther ? [[other.hebrew, other.russian, other.why].join(' — ')] : [])].join(
        '; ',
      ),
    title: ({ right }) => right.russian,
    absent: texts.absent,
    orderLabel: texts.order(editor.pairs),
  }),
  items<RuleForm, CheckForm>({
    name: 'checks',
    of: ({ checks }) => checks,
    put: (form, checks) => ({ ...form, checks }),
    keyOf: ({ key }) => key,
    print: printCheck,
    label: editor.check,
    text: checkText,
    title: ({ prompt }) => prompt,
    absent: texts.absent,
    orderLabel: texts.order(editor.checks),
  }),
];

function checkText({ kind, prompt, sentence, options, answer, words, why }: CheckForm): string {
  const said =
    kind === 'order'
      ? [words, why]
      : [
          ...(kind === 'gap' ? [sentence] : []),
          ...options.map(
            ({ text, reason }, at) => `${at === answer ? '✓ ' : ''}${text}${reason && ` (${reason})`}`,
          ),
        ];
  return [`${editor.kinds[kind]}: ${prompt}`, ...said].filter(Boolean).join('; ');
}
