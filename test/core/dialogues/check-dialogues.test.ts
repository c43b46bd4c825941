import { describe, expect, it } from 'vitest';
import { checkDialogue, checkDialogues } from '../../../core/dialogues/check-dialogues.ts';
import type {
  DialogueContent,
  DialogueLine,
  DialogueQuestion,
  DialogueTurn,
} from '../../../core/dialogues/content.ts';
import { sections } from '../../../db/content/index.ts';
import { names } from '../../../db/content/names.ts';
import { verbBook } from '../../../db/content/verb-book.ts';

const lastSection = sections.findIndex(({ subsections }) =>
  subsections.some(({ lessons }) => lessons.some(({ key }) => key === 'first-errands')),
);
/** The course as far as the lesson of the dialogue. */
const course = { sections: sections.slice(0, lastSection + 1), verbs: verbBook(), names };

const line = (pronunciation: string, transcription: string, russian: string): DialogueLine => ({
  pronunciation,
  transcription,
  russian,
});
const greeting: DialogueTurn = {
  speaker: 0,
  ...line('שָׁלוֹם! מַה נִּשְׁמָע?', 'шало́м ма нишма́', 'Привет! Как дела?'),
  cue: 'Поздоровайтесь и спросите, как дела.',
  needs: 'מה_נשמע/מה_קורה',
  also: ['מה_המצב'],
};
const price: DialogueTurn = {
  speaker: 1,
  ...line('הַכּוֹל בְּסֵדֶר. כַּמָּה זֶה עוֹלֶה?', 'һако́л бэсэ́дэр ка́ма зэ олэ́', 'Всё в порядке. Сколько это стоит?'),
  cue: 'Спросите, сколько это стоит.',
  needs: 'כמה עולה',
};
const ask: DialogueTurn = {
  speaker: 0,
  ...line('עֶשֶׂר. מִי אַתְּ?', 'э́сэр ми ат', 'Десять. Ты кто?'),
  cue: 'Скажите, что десять, и спросите, кто она.',
  needs: 'עשר מי',
};
const about: DialogueTurn = {
  speaker: 1,
  ...line('אֲנִי מִינָה.', 'ани́ ми́на', 'Я Мина.'),
  cue: 'Скажите, кто вы.',
  needs: 'אני *',
  examples: [
    line('אֲנִי דָּן.', 'ани́ дан', 'Я Дан.'),
    line('אֲנִי נוֹעָה.', 'ани́ но́а', 'Я Ноа.'),
    line('אֲנִי אוֹלֶג.', 'ани́ о́лэг', 'Я Олег.'),
  ],
};
const pleased: DialogueTurn = {
  speaker: 0,
  ...line('נָעִים מְאוֹד, מִינָה.', 'наи́м мэо́д ми́на', 'Очень приятно, Мина.'),
  cue: 'Скажите, что очень приятно.',
  needs: 'נעים',
};
const cost: DialogueQuestion = {
  prompt: 'Сколько это стоит?',
  options: ['Пять', 'Десять', 'Семь'],
  answer: 1,
  turn: 2,
};
const who: DialogueQuestion = { prompt: 'Кто пришёл?', options: ['Мина', 'Ноа'], answer: 0, turn: 3 };
const hebrew: DialogueQuestion = { prompt: 'כַּמָּה זֶה עוֹלֶה?', options: ['עֶשֶׂר', 'חָמֵשׁ'], answer: 0, turn: 2 };
const turns = [greeting, price, ask, about, pleased];
const dialogue: DialogueContent = {
  key: 'kiosk-price',
  lesson: 'first-errands',
  title: 'В киоске',
  scene: 'Мина подходит к киоску, в котором работает Дан.',
  note: 'Цену в киоске можно спросить и так: כַּמָּה?',
  people: [
    { pronunciation: 'דָּן', transcription: 'дан', russian: 'Дан', gender: 'm' },
    { pronunciation: 'מִינָה', transcription: 'ми́на', russian: 'Мина', gender: 'f' },
  ],
  names: [{ pronunciation: 'אוֹלֶג', transcription: 'о́лэг', russian: 'Олег', gender: 'm' }],
  turns,
  questions: [cost, who, hebrew],
};

const found = (dialogues: readonly DialogueContent[]) =>
  checkDialogues(dialogues, course).map(({ key, field, rule }) => `${key} ${field} ${rule}`);

/** The dialogue with one change has one problem, at this field. */
function finds(changes: Readonly<Record<string, readonly [Partial<DialogueContent>, problem: string]>>) {
  it.each(Object.entries(changes))('%s', (_, [change, problem]) => {
    expect(found([{ ...dialogue, ...change }])).toEqual([`kiosk-price ${problem}`]);
  });
}

/** The turns with one of them changed. */
const withTurn = (at: number, change: Partial<DialogueTurn>) => ({
  turns: turns.map((turn, place) => (place === at ? { ...turn, ...change } : turn)),
});
const withQuestion = (change: Partial<DialogueQuestion>) => ({ questions: [{ ...cost, ...change }, who] });
const withExample = (example: DialogueLine) =>
  withTurn(3, { examples: [example, ...(about.examples ?? []).slice(1)] });
const speakers = (...order: (0 | 1)[]) => ({
  turns: turns.map((turn, at) => ({ ...turn, speaker: order[at] ?? turn.speaker })),
});

describe('a dialogue without errors', () => {
  it('has no problem', () => {
    expect(checkDialogues([dialogue], course)).toEqual([]);
  });

  it('may have a person speak twice running', () => {
    expect(found([{ ...dialogue, ...speakers(1, 1, 0, 1, 0) }])).toEqual([]);
  });
});

describe('the texts and the place of a dialogue', () => {
  finds({
    'an empty title': [{ title: ' ' }, 'title dialogue-empty'],
    'a title in Latin letters': [{ title: 'В kiosk' }, 'title rule-russian'],
    'an empty scene': [{ scene: '' }, 'scene dialogue-empty'],
    'a scene in Hebrew': [{ scene: 'שָׁלוֹם' }, 'scene rule-russian'],
    'a note with a word that is not taught': [{ note: 'Говорят: עִיתּוֹן.' }, 'note rule-untaught'],
    'a key that is no kebab-case': [{ key: 'kiosk-price', lesson: 'no-such' }, 'lesson dialogue-lesson'],
    'no lesson': [{ lesson: '' }, 'lesson dialogue-lesson'],
    'two people of one name': [
      { names: [{ pronunciation: 'אוֹלֶג', transcription: 'о́лэг', russian: 'Дан', gender: 'm' }] },
      'names.0.russian dialogue-name',
    ],
    'one question': [{ questions: [who] }, 'questions dialogue-questions'],
    'four questions': [{ questions: [cost, who, cost, who] }, 'questions dialogue-questions'],
  });

  it('comes at the end of the fourth lesson or later', () => {
    expect(found([{ ...dialogue, lesson: 'small-words-1' }])).toContain('kiosk-price lesson dialogue-early');
    expect(found([{ ...dialogue, lesson: 'khaf-and-qof' }])).not.toContain(
      'kiosk-price lesson dialogue-early',
    );
  });

  it('has a key in kebab-case', () => {
    expect(found([{ ...dialogue, key: 'Kiosk' }])).toEqual(['Kiosk key dialogue-key']);
  });

  it('stands under its key once', () => {
    expect(found([dialogue, { ...dialogue }])).toEqual(['kiosk-price key dialogue-key']);
  });

  it('has names that are pointed and read by the convention', () => {
    const [dan, mina] = dialogue.people;
    const people = (change: Partial<typeof dan>) =>
      found([{ ...dialogue, people: [{ ...dan, ...change }, mina] }]);
    expect(people({ pronunciation: 'דן' })).toContain('kiosk-price people.0.pronunciation rule-niqqud');
    expect(people({ transcription: 'dan' })).toContain(
      'kiosk-price people.0.transcription transcription-letters',
    );
    expect(people({ russian: 'Dan' })).toContain('kiosk-price people.0.russian russian-letters');
  });
});

describe('the turns of a dialogue', () => {
  finds({
    'a turn that nobody speaks': [
      withTurn(0, { speaker: 2 as unknown as 0 }), // as a file may have it
      'turns.0.speaker dialogue-speaker',
    ],
    'a turn without Hebrew': [
      withTurn(4, { pronunciation: '', transcription: '' }),
      'turns.4.pronunciation dialogue-empty',
    ],
    'a line without a full stop': [
      withTurn(4, { pronunciation: 'נָעִים מְאוֹד, מִינָה' }),
      'turns.4.pronunciation sentence-end',
    ],
    'a turn without a cue': [withTurn(0, { cue: '' }), 'turns.0.cue dialogue-empty'],
    'a cue in Hebrew': [withTurn(0, { cue: 'שָׁלוֹם' }), 'turns.0.cue rule-russian'],
    'three turns running': [speakers(0, 1, 0, 0, 0), 'turns.4.speaker dialogue-running'],
    'a word that is not taught': [
      withTurn(4, { ...line('נָעִים מְאוֹד, עִיתּוֹן.', 'наи́м мэо́д ито́н', 'Очень приятно, газета.') }),
      'turns.4.pronunciation sentence-unknown',
    ],
    'a name that is in no list': [
      withTurn(4, { ...line('נָעִים מְאוֹד, רָמִי.', 'наи́м мэо́д ра́ми', 'Очень приятно, Рами.') }),
      'turns.4.pronunciation sentence-unknown',
    ],
    'niqqud that is not as it is taught': [
      withTurn(4, { pronunciation: 'נָעִים מְאוּד, מִינָה.' }),
      'turns.4.pronunciation sentence-niqqud',
    ],
    'a woman who is told as a man': [
      withTurn(2, { ...line('עֶשֶׂר. מִי אַתָּה?', 'э́сэр ми ата́', 'Десять. Ты кто?') }),
      'turns.2.pronunciation dialogue-addressed',
    ],
    'a man who speaks as a woman': [
      withTurn(4, {
        ...line('נָעִים מְאוֹד. אֲנִי רוֹצָה מַיִם.', 'наи́м мэо́д ани́ роца́ ма́им', 'Очень приятно. Я хочу воды.'),
      }),
      'turns.4.pronunciation dialogue-gender',
    ],
    'a word without niqqud': [
      withTurn(4, { pronunciation: 'נעים מְאוֹד, מִינָה.' }),
      'turns.4.pronunciation rule-niqqud',
    ],
    'a transcription that is not as it is taught': [
      withTurn(4, { transcription: 'наи́м мэа́д ми́на' }),
      'turns.4.transcription sentence-transcription',
    ],
    'a transcription of the second sentence that is not as it is taught': [
      withTurn(1, { transcription: 'һако́л бэсэ́дэр ка́ма зэ олу́' }),
      'turns.1.transcription sentence-transcription',
    ],
    'a transcription of fewer words': [
      withTurn(4, { transcription: 'наи́м мэо́д' }),
      'turns.4.transcription rule-heard',
    ],
    'Russian in Latin letters': [withTurn(4, { russian: 'Ochen, Мина.' }), 'turns.4.russian russian-letters'],
    'no turn about oneself': [withTurn(3, { examples: undefined }), 'turns dialogue-free'],
    'two turns about oneself': [
      withTurn(4, { needs: 'נעים/אני', examples: about.examples }),
      'turns dialogue-free',
    ],
    'two examples': [
      withTurn(3, { examples: (about.examples ?? []).slice(1) }),
      'turns.3.examples dialogue-examples',
    ],
    'an example with a word that is not taught': [
      withExample(line('אֲנִי עִיתּוֹן.', 'ани́ ито́н', 'Я газета.')),
      'turns.3.examples.0.pronunciation sentence-unknown',
    ],
  });

  it('are four to ten', () => {
    expect(found([{ ...dialogue, turns: turns.slice(1, 4) }])).toContain('kiosk-price turns dialogue-turns');
    expect(
      found([
        {
          ...dialogue,
          turns: [greeting, price, greeting, price, greeting, price, ask, about, pleased, price, greeting],
        },
      ]),
    ).toEqual(['kiosk-price turns dialogue-turns']);
  });

  it('leave no role without a line', () => {
    expect(found([{ ...dialogue, ...speakers(0, 0, 0, 0, 0) }])).toContain(
      'kiosk-price people.1 dialogue-role',
    );
  });
});

describe('the patterns of a dialogue', () => {
  finds({
    'no pattern': [withTurn(0, { needs: '' }), 'turns.0.needs dialogue-empty'],
    'two spaces': [withTurn(1, { needs: 'כמה  עולה' }), 'turns.1.needs dialogue-pattern'],
    'an alternative that is empty': [withTurn(1, { needs: 'כמה/ עולה' }), 'turns.1.needs dialogue-pattern'],
    niqqud: [withTurn(1, { needs: 'כַּמָּה עולה' }), 'turns.1.needs dialogue-pattern'],
    'the same alternative twice': [withTurn(1, { needs: 'כמה/כמה עולה' }), 'turns.1.needs rule-same'],
    'a pattern that any word meets': [withTurn(1, { needs: 'כמה/*' }), 'turns.1.needs dialogue-any'],
    'an answer about oneself that is any word': [withTurn(3, { needs: '*' }), 'turns.3.needs dialogue-any'],
    'a second pattern that is not well formed': [
      withTurn(0, { also: ['מה_'] }),
      'turns.0.also.0 dialogue-pattern',
    ],
    'a word that is not taught': [withTurn(1, { needs: 'כמה עולה/עיתון' }), 'turns.1.needs rule-untaught'],
    'a word of a second pattern that is not taught': [
      withTurn(0, { also: ['עיתון'] }),
      'turns.0.also.0 rule-untaught',
    ],
    'a word that the line has not': [withTurn(1, { needs: 'כמה עולה שלום' }), 'turns.1.needs dialogue-needs'],
    'a word twice that the line has once': [
      withTurn(1, { needs: 'כמה כמה עולה' }),
      'turns.1.needs dialogue-needs',
    ],
    'a question word that is not needed': [withTurn(1, { needs: 'עולה' }), 'turns.1.needs dialogue-decisive'],
    'an example that has not what is needed': [
      withExample(line('הִיא דָּן.', 'һи дан', 'Она Дан.')),
      'turns.3.examples.0.pronunciation dialogue-needs',
    ],
  });

  it('may have a word that is taught within a phrase', () => {
    expect(found([{ ...dialogue, ...withTurn(1, { needs: 'כמה/דעתך עולה' }) }])).toEqual([]);
  });

  it('may leave out a clause with its negation or question', () => {
    expect(found([{ ...dialogue, ...withTurn(2, { needs: 'עשר' }) }])).toEqual([]);
  });

  it('tell what the line has not', () => {
    const [problem] = checkDialogues([{ ...dialogue, ...withTurn(1, { needs: 'כמה עולה שלום' }) }], course);
    expect(problem?.written).toBe('שלום');
  });
});

describe('the questions of a dialogue', () => {
  finds({
    'an empty prompt': [withQuestion({ prompt: '' }), 'questions.0.prompt dialogue-empty'],
    'a prompt in Latin letters': [
      withQuestion({ prompt: 'Сколько kilo?' }),
      'questions.0.prompt rule-russian',
    ],
    'a Hebrew prompt without niqqud': [
      withQuestion({ prompt: 'כמה זה עולה?' }),
      'questions.0.prompt rule-niqqud',
    ],
    'a Hebrew option that is not taught': [
      withQuestion({ options: ['עֶשֶׂר', 'עִיתּוֹן'] }),
      'questions.0.options.1 sentence-unknown',
    ],
    'one option': [withQuestion({ options: ['Десять'], answer: 0 }), 'questions.0.options dialogue-options'],
    'five options': [
      withQuestion({ options: ['Один', 'Два', 'Три', 'Пять', 'Десять'] }),
      'questions.0.options dialogue-options',
    ],
    'the same option twice': [
      withQuestion({ options: ['Пять', 'Десять', 'пять.'] }),
      'questions.0.options.2 rule-same',
    ],
    'an empty option': [withQuestion({ options: ['Пять', ' '] }), 'questions.0.options.1 dialogue-empty'],
    'an answer that is none of the options': [withQuestion({ answer: 3 }), 'questions.0.answer rule-answer'],
    'a turn that is not there': [withQuestion({ turn: 5 }), 'questions.0.turn dialogue-turn'],
    'a turn between two': [withQuestion({ turn: 0.5 }), 'questions.0.turn dialogue-turn'],
  });
});

describe('one dialogue of a course', () => {
  it('is checked alone, beside the others', () => {
    const broken = { ...dialogue, key: 'other', title: '' };
    expect(checkDialogue(dialogue, [broken], course)).toEqual([]);
    expect(checkDialogue(broken, [dialogue], course).map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'title dialogue-empty',
    ]);
    expect(checkDialogue({ ...dialogue }, [dialogue], course)).toMatchObject([
      { field: 'key', rule: 'dialogue-key' },
    ]);
  });
});
