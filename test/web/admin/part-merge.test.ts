import { describe, expect, it } from 'vitest';
import {
  type DialogueForm,
  emptyDialogue,
  newTurn,
  type TurnForm,
} from '../../../web/src/features/admin/content/dialogues/dialogue-form.ts';
import {
  dialogueTable,
  withKnownKeys as withKeysOfDialogue,
} from '../../../web/src/features/admin/content/dialogues/dialogue-merge.tsx';
import {
  emptyRule,
  newCheck,
  newPair,
  type PairForm,
  type RuleForm,
} from '../../../web/src/features/admin/content/grammar-rules/rule-form.ts';
import {
  ruleTable,
  withKnownKeys as withKeysOfRule,
} from '../../../web/src/features/admin/content/grammar-rules/rule-merge.tsx';
import type { Edits, Side } from '../../../web/src/features/admin/content/merge/differences.ts';
import { withKeysOf } from '../../../web/src/features/admin/content/merge/keys-of-parts.ts';
import { merged } from './merged.ts';

const pair = (key: string, russian: string): PairForm => {
  const empty = newPair(key);
  return { ...empty, right: { ...empty.right, russian } };
};
const rule: RuleForm = { ...emptyRule, title: 'Чай', pairs: [pair('1', 'чай'), pair('2', 'кофе')] };
/** As the server sends it: parts have their places for keys. */
const numbered = <P extends { key: string }>(parts: readonly P[]): P[] =>
  parts.map((part, at) => ({ ...part, key: String(at + 1) }));

const ruleNames = { lesson: (id: number) => `Урок ${id}`, word: (id: number) => `слово ${id}` };
function mergeRules({ base, mine, theirs }: Edits<RuleForm>, side?: Side) {
  const fresh = { ...theirs, pairs: numbered(theirs.pairs), checks: numbered(theirs.checks) };
  const edits = { base, mine, theirs: withKeysOfRule({ base, mine, theirs: fresh }) };
  return merged(ruleTable(ruleNames), edits, side);
}
const russianOf = ({ pairs }: RuleForm) => pairs.map(({ right }) => right.russian);

describe('two edits of a rule', () => {
  it('become one by field, pair and check', () => {
    const mine = { ...rule, title: 'Мой чай', pairs: [pair('1', 'чай'), pair('2', 'кофе с молоком')] };
    const theirs = { ...rule, text: 'Просто чай.', pairs: [pair('1', 'чай с мятой'), pair('2', 'кофе')] };
    const { by, form } = mergeRules({ base: rule, mine, theirs });
    expect(by).toEqual({ title: 'mine', text: 'theirs', 'pairs.1': 'theirs', 'pairs.2': 'mine' });
    expect(form).toMatchObject({ title: 'Мой чай', text: 'Просто чай.' });
    expect(russianOf(form)).toEqual(['чай с мятой', 'кофе с молоком']);
  });

  it('ask for a pair that both have changed', () => {
    const mine = { ...rule, pairs: [pair('1', 'мой чай'), pair('2', 'кофе')] };
    const theirs = { ...rule, pairs: [pair('1', 'их чай'), pair('2', 'кофе')] };
    const { by, form } = mergeRules({ base: rule, mine, theirs });
    expect(by).toEqual({ 'pairs.1': 'both' });
    expect(russianOf(form)).toEqual(['мой чай', 'кофе']);
    expect(russianOf(mergeRules({ base: rule, mine, theirs }, 'theirs').form)).toEqual(['их чай', 'кофе']);
  });

  it('find a pair again in front of which theirs has put a new one', () => {
    const mine = { ...rule, pairs: [pair('1', 'чай'), pair('2', 'мой кофе'), pair('3', 'моё новое')] };
    const theirs = { ...rule, pairs: [pair('1', 'новое'), pair('2', 'чай'), pair('3', 'кофе')] };
    const { by, form } = mergeRules({ base: rule, mine, theirs });
    expect(by).toEqual({ 'pairs.2': 'mine', 'pairs.4': 'theirs' });
    expect(russianOf(form)).toEqual(['новое', 'чай', 'мой кофе', 'моё новое']);
    expect(new Set(form.pairs.map(({ key }) => key)).size).toBe(4);
  });

  it('lose a pair that one has deleted, and take the order that one has changed', () => {
    const theirs = { ...rule, pairs: [pair('1', 'кофе')] };
    expect(russianOf(mergeRules({ base: rule, mine: { ...rule, title: 'Мой' }, theirs }).form)).toEqual([
      'кофе',
    ]);
    const turned = { ...rule, pairs: [pair('1', 'кофе'), pair('2', 'чай')] };
    const { by, form, differences } = mergeRules({ base: rule, mine: rule, theirs: turned });
    expect(by).toEqual({ 'pairs.order': 'theirs' });
    expect(differences[0]).toMatchObject({ label: 'Порядок: пары', mine: 'чай, кофе', theirs: 'кофе, чай' });
    expect(russianOf(form)).toEqual(['кофе', 'чай']);
  });

  it('take the lesson and the word in it together', () => {
    const base = { ...rule, lessonId: 7, before: 70 };
    const { by, differences, form } = mergeRules({
      ...{ base, mine: { ...base, title: 'Мой чай' } },
      theirs: { ...base, lessonId: 8, before: null },
    });
    expect(by).toEqual({ title: 'mine', lessonId: 'theirs' });
    expect(differences[1]).toMatchObject({
      mine: 'Урок 7. Перед словом \u2068слово 70\u2069',
      theirs: 'Урок 8. В начале урока',
    });
    expect(form).toMatchObject({ title: 'Мой чай', lessonId: 8, before: null });
  });

  it('do not differ in what a switch has put away', () => {
    const hidden = { ...pair('1', 'чай'), hasOther: false };
    const base = { ...rule, pairs: [hidden] };
    const mine = { ...base, pairs: [{ ...hidden, other: { hebrew: 'תה', russian: '', why: '' } }] };
    expect(mergeRules({ base, mine, theirs: base }).by).toEqual({});
    const order = { ...newCheck('1'), kind: 'order' as const, words: 'תה', prompt: 'Соберите' };
    const { differences } = mergeRules({
      ...{ base: { ...rule, checks: [order] }, mine: { ...rule, checks: [order] } },
      theirs: { ...rule, checks: [{ ...order, why: 'так' }] },
    });
    expect(differences.map(({ theirs }) => theirs)).toEqual(['Собрать фразу по порядку: Соберите; תה; так']);
  });

  it('of which nobody knows where mine began ask for all that differs', () => {
    const { by } = mergeRules({ base: null, mine: { ...rule, title: 'Мой' }, theirs: rule });
    expect(by).toEqual({ title: 'unknown' });
  });
});

const turn = (key: string, russian: string): TurnForm => ({ ...newTurn(key, 0), russian });
const empty = emptyDialogue(7);
const dialogue: DialogueForm = {
  ...empty,
  turns: [turn('1', 'Чай?'), turn('2', 'Да.')],
  questions: empty.questions.map((question, at) => ({ ...question, prompt: `Вопрос ${at}`, turn: '2' })),
};

function mergeDialogues({ base, mine, theirs }: Edits<DialogueForm>, side?: Side) {
  const placeOf = (key: string) => String(theirs.turns.findIndex((it) => it.key === key) + 1);
  const fresh: DialogueForm = {
    ...theirs,
    names: numbered(theirs.names),
    turns: numbered(theirs.turns),
    questions: numbered(theirs.questions.map((it) => ({ ...it, turn: placeOf(it.turn) }))),
  };
  const edits = { base, mine, theirs: withKeysOfDialogue({ base, mine, theirs: fresh }) };
  return merged(
    dialogueTable((id) => `Урок ${id}`),
    edits,
    side,
  );
}

describe('two edits of a dialogue', () => {
  it('keep each question at its turn, wherever that has moved to', () => {
    const theirs = { ...dialogue, turns: [turn('9', 'Привет!'), ...dialogue.turns] };
    const mine = { ...dialogue, scene: 'На кухне.' };
    const { by, form } = mergeDialogues({ base: dialogue, mine, theirs });
    expect(by).toEqual({ scene: 'mine', 'turns.3': 'theirs' });
    expect(form.turns.map(({ russian }) => russian)).toEqual(['Привет!', 'Чай?', 'Да.']);
    expect(form.questions.map(({ turn }) => form.turns.findIndex(({ key }) => key === turn))).toEqual([2, 2]);
  });

  it('say who speaks, what is to be said and where an answer is heard', () => {
    const [person, other] = dialogue.people;
    const mine: DialogueForm = {
      ...dialogue,
      people: [{ ...person, russian: 'Лена' }, other],
      turns: [turn('1', 'Чай?'), { ...turn('2', 'Да, чай.'), cue: 'Согласитесь.', needs: 'כן' }],
      questions: dialogue.questions.map((it) => ({ ...it, turn: '' })),
    };
    const { differences } = mergeDialogues({ base: dialogue, mine, theirs: dialogue });
    expect(differences.map(({ label, mine }) => [label, mine])).toEqual([
      ['Кто говорит', 'Лена (Женский);  (Мужской)'],
      ['Реплика 2', 'Лена: Да, чай.; Согласитесь.; כן'],
      ['Вопрос 1', 'Вопрос 0; ✓ ; ; ; Реплика не выбрана'],
      ['Вопрос 2', 'Вопрос 1; ✓ ; ; ; Реплика не выбрана'],
    ]);
  });
});

it('parts that say the same are the same, also where several do', () => {
  const parts = (...texts: string[]) => texts.map((text, at) => ({ key: String(at + 1), text }));
  const known = parts('а', 'а', 'б');
  const keys = (...texts: string[]) =>
    withKeysOf(parts(...texts), { known, taken: known }, ({ text }) => text).map(({ key }) => key);
  expect(keys('а', 'а', 'б')).toEqual(['1', '2', '3']);
  expect(keys('б', 'а', 'а')).toEqual(['3', '1', '2']);
  expect(keys('а', 'в', 'б')).toEqual(['1', '2', '3']);
  expect(keys('в', 'а', 'а', 'б')).toEqual(['4', '1', '2', '3']);
  expect(keys()).toEqual([]);
});
