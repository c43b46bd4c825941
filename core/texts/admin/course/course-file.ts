import type { Problem } from '../../../hebrew/check/finding.ts';
import type { CourseChange } from '../../../lesson/course-file/change.ts';
import type { CsvFault } from '../../../lesson/course-file/csv.ts';
import type { EncodingFault } from '../../../lesson/course-file/encoding.ts';
import type { FieldRule } from '../../../lesson/course-file/fields.ts';
import type { JsonFault } from '../../../lesson/course-file/json-reader.ts';
import type { FileProblem } from '../../../lesson/course-file/problem.ts';
import { russianByShape } from '../../../russian/comparable.ts';
import { counted, type PluralForms } from '../../plural.ts';

const encoding: Record<EncodingFault, string> = {
  'utf-16': 'Файл в кодировке UTF-16. Сохраните его в UTF-8 (в Excel: «CSV UTF-8»).',
  'not-utf-8': 'Файл не в UTF-8: похоже на Windows-1251 или Windows-1255. Сохраните его в UTF-8.',
  workbook: 'Это книга Excel, а не текст. Сохраните её как «CSV UTF-8».',
  binary: 'Это не текстовый файл. Нужен CSV или JSON в UTF-8.',
};

const csv: Record<CsvFault['reason'], string> = {
  'unclosed-quote': 'Открывающая кавычка без закрывающей: остаток файла слился в одну ячейку.',
  'text-after-quote': 'После закрывающей кавычки ячейки стоит текст. Кавычки внутри ячейки удваивают.',
};

const rules: Record<FieldRule, string> = {
  key: 'Ключ пишут строчными латинскими буквами и цифрами через дефис: first-letters.',
  colour: 'Цвет пишут как #DCEBFF.',
  level: 'Уровень: A0, A1 или A2 (латинская A).',
  gender: 'Род: m или f.',
  template: 'Такого шаблона нет. Есть animals и pronouns.',
  link: 'Ссылка начинается с https:// и не содержит пробелов.',
};

/** Russian texts about files of the course and pasted words: import, export, the editor's preview. */
export const courseFileTexts = {
  encoding,
  csv,
  rules,
  json: (fault: JsonFault): string => {
    if (fault.reason === 'name-twice') return `Поле «${fault.name}» стоит в объекте дважды.`;
    return fault.reason === 'too-deep' ? 'Слишком глубокая вложенность.' : 'Здесь нарушен синтаксис JSON.';
  },
  emptyFile: 'В файле нет ни одного урока.',
  emptyWords: 'В файле нет ни одного слова.',
  unknownColumn: (name: string) =>
    name === '' ? 'У колонки нет названия.' : `Неизвестная колонка «${name}».`,
  columnTwice: (name: string) => `Колонка «${name}» стоит дважды.`,
  columnsMissing: (names: readonly string[]) => `Не хватает колонок: ${names.join(', ')}.`,
  cellCount: (found: number, wanted: number) => `В строке ячеек: ${found}, а колонок: ${wanted}.`,
  differs: (line: number) => `Не совпадает со строкой ${line}: это один и тот же урок, подраздел или раздел.`,
  parentDiffers: (line: number) => `В строке ${line} он стоит в другом месте курса.`,
  unknownField: (name: string) => `Неизвестное поле «${name}».`,
  missing: 'Значение пропущено.',
  wanted: {
    list: 'Здесь должен быть список.',
    object: 'Здесь должен быть объект.',
    text: 'Здесь должен быть текст.',
    count: 'Здесь должно быть целое число от 1 до 9999.',
    option: 'Здесь должен быть номер варианта, считая от 0.',
    turn: 'Здесь должен быть номер реплики, считая от 0.',
    speaker: 'У реплики нет говорящего: 0 — первый участник, 1 — второй.',
    two: 'В диалоге участвуют двое: здесь должен быть список из двух человек.',
    sentences: 'Здесь должен быть список предложений.',
    parts: 'Здесь должен быть список слов фразы.',
    'yes-no': 'Здесь должно быть «да» или «нет» (в JSON: true или false).',
  },
  oneOf: (values: readonly (string | number)[]) => `Здесь может стоять: ${values.join(', ')}.`,
  tooLong: (max: number) => `Слишком длинно: не больше ${max} знаков.`,
  tooMany: (max: number) => `Не больше ${max} вариантов.`,
  tooManySentences: (max: number) => `Не больше ${max} предложений.`,
  tooManyParts: (max: number) => `Во фразе не больше ${max} слов.`,
  partShape: 'Слово фразы пишут так: иврит с огласовками / перевод.',
  sentenceShape: 'Предложение пишут так: иврит с огласовками / транскрипция / перевод.',
  otherFormShape:
    'Другую форму предложения пишут за ним: // ж: иврит с огласовками / транскрипция / перевод, если сказано о мужчине, и // м: …, если о женщине.',
  unreadable: (code: string) => `Посторонний знак ${code}: возможно, файл сохранён не в UTF-8.`,
  readOtherwise: (expected: string, written: string) =>
    `По огласовкам читается «${expected}», написано «${written}».`,
  keyTwice: (key: string, line: number) => `Ключ «${key}» уже стоит в строке ${line}.`,
  wordLine: {
    shape:
      'Нужно три части: иврит - транскрипция - перевод. Без транскрипции можно только слово с огласовками.',
    order: 'Первым должно стоять слово на иврите.',
    columns: (more: readonly string[]) =>
      `Лишнее после перевода: «${more.join('», «')}». Нужно три части: иврит - транскрипция - перевод.`,
  },
};

/** What the checker's rules say, by their codes (`core/hebrew/check`). */
export const findingTexts: Readonly<Record<string, string>> = {
  empty: 'Текст пуст.',
  spacing: 'Лишний пробел или дефис.',
  key: courseFileTexts.rules.key,
  'hebrew-letters': 'Здесь только 27 букв иврита и пробелы, без огласовок и знаков.',
  'final-form': 'Конечные буквы ך ם ן ף ץ стоят в конце слова и только там.',
  'russian-letters': 'Перевод пишут русскими буквами.',
  'gloss-gender': 'Числительное переведено словом другого рода.',
  'russian-brackets': 'Скобки не парные.',
  'pronunciation-letters': 'Без огласовок буквы должны совпадать со словом.',
  'pointed-signs': 'Здесь только буквы иврита, огласовки и пробелы.',
  'pointed-nfc': 'Огласовки стоят в необычном порядке.',
  'pointed-two-vowels': 'У буквы две огласовки.',
  'pointed-shin-dot': 'У каждой ש одна точка, справа или слева; у других букв её нет.',
  'pointed-dagesh': 'В א ח ע ר дагеша не бывает.',
  'pointed-dagesh-start': 'Необычный дагеш или его отсутствие в начале слова.',
  'pointed-hataf': 'Хатаф стоит под гортанными, и в начале слова они не берут шва.',
  'pointed-doubled': 'У удвоенной ו или י огласовку несёт первая буква.',
  'pointed-complete': 'Не у всех букв есть огласовка.',
  'pointed-furtive': 'В конце слова не хватает беглого патаха или маппика.',
  'pointed-final-kaf': 'В конечной ך ставят шва или камац.',
  'pointed-end': 'Слово кончается патахом, за которым нет буквы.',
  'transcription-letters': 'Транскрипцию пишут строчными русскими буквами и һ, без ё ъ ь ы щ.',
  'transcription-stress':
    'Ударение ставят один раз, сразу после гласной, в каждом слове из двух и более слогов.',
  'transcription-stress-place': 'По правилам ударение падает на другой слог.',
  'transcription-sounds': 'Огласовки читаются иначе.',
  'gender-missing': 'У существительного с множественным числом должен быть род.',
  'parts-words': 'Части по порядку должны составлять фразу: столько же слов, с теми же огласовками.',
  'parts-single': 'Пословный перевод нужен только фразе из нескольких слов.',
  'parts-missing': 'Фразе из нескольких слов нужен пословный перевод.',
  'parts-russian': 'У каждого слова фразы должен быть перевод русскими буквами.',
  'variant-same': 'Вариант повторяет слово или другой вариант.',
  'lesson-size': 'В уроке от 1 до 10 слов.',
  'lesson-number': 'Номер урока не равен его месту в курсе.',
  homograph: 'Такие же буквы у другого слова урока.',
  homophone: 'Так же звучит другое слово урока.',
  'same-russian': 'Такой же перевод у другого слова урока.',
  'ambiguous-gloss': 'Тот же перевод есть у другого слова подраздела.',
  'letter-not-taught': 'В слове есть буква, которую ещё не учили.',
  'sentence-letters': 'Без огласовок буквы должны совпадать с предложением.',
  'sentence-pointed': 'Огласовки нужны каждому слову предложения.',
  'sentence-signs': 'Посторонний знак в предложении.',
  'sentence-end': 'Предложение кончается точкой, вопросительным или восклицательным знаком.',
  'sentence-length': 'В предложении от двух до шести слов.',
  'sentence-heard': 'В транскрипции столько же слов, сколько в предложении.',
  'sentence-forms': 'У предложения одна другая форма, и она отличается от него.',
  'sentence-unknown': 'В предложении слово, которого до этого урока не учили.',
  'sentence-niqqud': 'Слово предложения огласовано не так, как его учили.',
  'sentence-transcription': 'Слово предложения читается иначе.',
  'sentence-agreement': 'Слова предложения не согласованы в роде, числе или лице.',
  'sentence-hyphen': 'Сочетание, которое учили с дефисом, и в предложении пишут с дефисом.',
  'sentence-question': '«Почему» — это לָמָּה, а «к чему», «что» при глаголе с ל — לְמָה.',
  'sentence-differs': 'Такое предложение в курсе уже есть, с другой транскрипцией или другим переводом.',
  'sentence-twice': 'Такое предложение уже есть у другого слова.',
  'sentence-missing': 'У слова нет предложения.',
  'sentence-word': 'В предложении нет слова, к которому оно написано.',
  'sentence-proofs': 'Итог урока показывают два предложения.',
  'sentence-what':
    'Перед словом пишут מַה, и следующая буква берёт дагеш; перед א, ע, ר, артиклем и в конце — מָה.',
  'sentence-all': 'Перед существительным пишут כָּל (кол), само по себе — הַכּוֹל.',
  'sentence-construct': 'В сочетании существительных артикль только у второго.',
  'sentence-prefix': 'Предлог читается с артиклем там, где предмет известен, и без него — где нет.',
  'sentence-sense': 'В переводе предложения нет слов перевода: возможно, здесь другое значение.',
  'spoken-e': 'Сочетание ֵי в этом слове произносят иначе.',
  'shared-gloss': 'Такой же перевод есть у другого слова курса: добавьте пояснение в скобках.',
  'lesson-promise': 'Описание или тема обещает слово, которого к концу урока ещё не учили.',
  verb: 'Глагол записан с ошибкой.',
  duplicate: 'Это слово уже есть в другом уроке.',
};

/** A sign as the checker names it; of two letters that look alike which is written and which is meant. */
function signText(sign: string, rule: string): string {
  const char = /^'(.)'/u.exec(sign)?.[1] ?? '';
  const alphabet = /\p{Script=Latin}/u.test(char) ? 'латинская' : 'нерусская';
  if (rule === 'transcription-letters' && /^h$/iu.test(char)) return `${alphabet} ${char}, нужна һ (U+04BB)`;
  const wanted =
    rule === 'transcription-letters' || rule === 'russian-letters' ? russianByShape(char) : undefined;
  return wanted && wanted !== char ? `${alphabet} ${char}, нужна русская ${wanted}` : sign;
}

/** A finding of the checker in Russian, with the offending sign and what the rule would have written. */
export function findingText(problem: Pick<Problem, 'rule' | 'why' | 'expected' | 'written'>): string {
  const { rule, why, expected, written } = problem;
  if (expected && written) return courseFileTexts.readOtherwise(expected, written);
  const text = rule === 'verb' ? why : (findingTexts[rule] ?? why); // `verbLineProblems` tells in Russian which part
  const sign = why.match(/(?:'.' \()?U\+[0-9A-F]{4,6}\)?/u)?.[0]; // as `nameOf` of the checker writes it
  const ofSentence = rule.startsWith('sentence-');
  const word = ofSentence && written && `Слово: ${written}.`;
  const quoted = ofSentence && !word && why.match(/^«[^»]+»/u)?.[0]; // as the checker names the sentence
  return [
    text,
    word,
    quoted && `Предложение: ${quoted}`,
    sign && `Найдено: ${signText(sign, rule)}.`,
    expected && `Ожидается: ${expected}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** One line for a report: 'строка 7, russian: Значение пропущено.' */
export function problemText({ line, column, message }: FileProblem): string {
  return `строка ${line}${column === undefined ? '' : `, ${column}`}: ${message}`;
}

const kinds: Record<CourseChange['kind'], string> = {
  section: 'раздел',
  subsection: 'подраздел',
  lesson: 'урок',
  word: 'слово',
  rule: 'правило',
  dialogue: 'диалог',
};

const acts: Record<CourseChange['act'], { sign: string; done: string }> = {
  added: { sign: '+', done: 'добавлено' },
  changed: { sign: '~', done: 'изменено' },
  deleted: { sign: '−', done: 'удалено' },
  returned: { sign: '=', done: 'возвращено репозиторию' },
};

/** Columns of the database as an editor calls them. */
const fields: Readonly<Record<string, string>> = {
  section: 'раздел',
  subsection: 'подраздел',
  lesson: 'урок',
  position: 'место',
  name: 'название',
  description: 'описание',
  topic: 'тема',
  iconEmoji: 'значок',
  iconBgColor: 'цвет',
  lessonNumber: 'номер',
  level: 'уровень',
  isFree: 'бесплатный',
  isPublished: 'опубликован',
  template: 'шаблон',
  authorName: 'автор',
  authorLink: 'ссылка автора',
  hebrew: 'иврит',
  pronunciation: 'огласовки',
  transcription: 'транскрипция',
  transcriptionKept: 'читается иначе',
  russian: 'перевод',
  gender: 'род',
  plural: 'множественное число',
  feminine: 'женский род',
  variants: 'варианты',
  examples: 'предложения',
  proofs: 'предложения итога',
  verb: 'глагол',
  parts: 'части фразы',
  title: 'заголовок',
  text: 'текст',
  theme: 'тема',
  before: 'перед словом',
  needs: 'опирается на',
  pairs: 'пары',
  checks: 'проверки',
  scene: 'сцена',
  note: 'примечание',
  people: 'участники',
  names: 'имена',
  turns: 'реплики',
  questions: 'вопросы',
};

function valueText(value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return 'нет';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return `«${Array.isArray(value) ? value.map(itemText).join(' | ') : value}»`;
}

/**
 * A sentence by its Hebrew, a pair of a rule by its right line, a check or a question by its prompt, a turn or a person
 * of a dialogue by the pointed Hebrew; other items as they are.
 */
function itemText(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  if ('hebrew' in item) return item.hebrew;
  if ('right' in item) return Object(item.right).pronunciation;
  if ('prompt' in item) return item.prompt;
  return 'pronunciation' in item ? item.pronunciation : item;
}

/** '~ слово pronouns/ani: перевод «я» → «я (ед. ч.)»'. */
export function changeText({ kind, name, act, fields: changed, doubt }: CourseChange): string {
  const details = changed.map(({ field, before, after }) => {
    return `${fields[field] ?? field} ${valueText(before)} → ${valueText(after)}`;
  });
  const what = `${acts[act].sign} ${kinds[kind]} ${name}`;
  const text = act === 'changed' ? `${what}: ${details.join('; ')}` : what;
  return doubt ? `${text}. ${findingText(doubt)} Останется как есть` : text;
}

const rowForms: PluralForms = ['строка', 'строки', 'строк'];

/** 'Добавлено: 2 строки, изменено: 1 строка.' */
export function changesText(changes: readonly CourseChange[]): string {
  const counts = (Object.keys(acts) as CourseChange['act'][]).flatMap((act) => {
    const count = changes.filter((change) => change.act === act).length;
    return count === 0 ? [] : [`${acts[act].done}: ${counted(count, rowForms)}`];
  });
  if (counts.length === 0) return 'Изменений нет.';
  const text = counts.join(', ');
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}
