import type { Binyan, PartName } from '../../../hebrew/conjugation/forms.ts';
import { writeFinalForm } from '../../../hebrew/letters.ts';
import { inLine } from '../../chat/bot.ts';
import { verbTexts } from './verbs.ts';

const parts: Record<PartName, string> = {
  past: 'Прошедшее',
  present: 'Настоящее',
  future: 'Будущее',
  infinitive: 'Инфинитив',
};

const rootsOf = (roots: readonly string[]): string =>
  roots.map((root) => inLine(writeFinalForm(root))).join(' или ');

/** What is wrong with a verb that an author writes. */
export const verbLineTexts = {
  parts,
  noParts:
    'Нет ни одной части глагола: нужны прошедшее, настоящее, будущее и инфинитив, «-» вместо той, которой нет.',
  unreadable: (part: PartName, text: string) =>
    `${parts[part]} «${inLine(text)}» не читается: нужно одно слово на иврите со всеми огласовками.`,
  noVerb: 'Из этих частей глагол не получается: у них нет общего корня. Может быть, части от двух глаголов?',
  noForms: 'Из этих частей не получается ни одной формы. Проверьте, на своих ли они местах.',
  otherBinyan: (part: PartName, text: string, binyan: Binyan) =>
    `${parts[part]} «${inLine(text)}» не подходит к остальным частям: по ним биньян ${verbTexts.binyan[binyan]}.`,
  otherRoot: (part: PartName, text: string, root: string) =>
    `${parts[part]} «${inLine(text)}» не подходит к остальным частям: у них корень ${inLine(writeFinalForm(root))}.`,
  unknownBinyan: (name: string) =>
    `Биньяна «${name}» нет. Пишите корень и одно из: ${Object.keys(verbTexts.binyan).join(', ')}.`,
  rootDiffers: (found: readonly string[], named: string) =>
    `По частям корень ${rootsOf(found)}, а указан ${inLine(writeFinalForm(named))}.`,
  whichRoot: (found: readonly string[], binyan: Binyan) =>
    `По частям корень может быть ${rootsOf(found)}: допишите его, например «${writeFinalForm(found[0] ?? '')} ${binyan}».`,
  noRoot: (written: string) =>
    `Корень «${inLine(written)}» не понят: пишите буквы корня и биньян, «כתב paal».`,
  binyanDiffers: (found: Binyan, named: Binyan) =>
    `По частям биньян ${verbTexts.binyan[found]}, а указан ${verbTexts.binyan[named]}.`,
  noRussian: 'Нет русского глагола: «писать / написать» или один, если второго нет.',
  notRussian: 'Русскую пару пишут русскими буквами: «писать / написать».',
  notGovernment: (text: string) =>
    `Управление «${inLine(text)}» не понято: пишут «кому: ל, что: את». Форму, которой нет, называют в следующей части: «imperative.sg.m=- (почему)».`,
  exception: (text: string) =>
    `Исключение «${inLine(text)}» не понято: нужно «past.1sg=форма (почему)», «-» вместо формы, которой нет.`,
  use: (text: string) =>
    `Употребление «${inLine(text)}» не понято: нужно «3 лицо», «imperative=-» (так не говорят), «past=сов.» или «past.2sg.f=ты вышла замуж» (подсказка по-русски, без запятых).`,
  nothingSaid: 'По этому употреблению не остаётся ни одной формы, которую говорят.',
  noForm: (hebrew: string) => `Слово «${inLine(hebrew)}» не форма этого глагола.`,
} as const;
