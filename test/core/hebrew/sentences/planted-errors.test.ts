import { describe, expect, it } from 'vitest';
import { explain } from '../../../../core/hebrew/check/exceptions.ts';
import { unkeptPromises } from '../../../../core/hebrew/check/promises.ts';
import { senseProblems } from '../../../../core/hebrew/check/sense.ts';
import { sharedGlosses } from '../../../../core/hebrew/check/shared-gloss.ts';
import { spokenEProblems } from '../../../../core/hebrew/check/spoken-e.ts';
import { stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { taughtProblems } from '../../../../core/hebrew/sentences/check-sentences.ts';
import { createKnownForms } from '../../../../core/hebrew/sentences/known-forms.ts';
import type { WordContent } from '../../../../core/lesson/content.ts';
import { exceptions } from '../../../../db/content/exceptions.ts';
import { sections } from '../../../../db/content/index.ts';
import { verbBook } from '../../../../db/content/verb-book.ts';
import { lessonOf, sectionOf, shalom } from '../../../support/taught-course.ts';

const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
/** Everything that the course teaches is known. */
const known = createKnownForms(verbBook(), new Set(lessons.map(({ key }) => key)));
for (const lesson of lessons) known.reach(lesson);

type Line = readonly [pronunciation: string, transcription: string, russian: string];

const rulesOf = ([pronunciation, transcription, russian]: Line): string[] =>
  taughtProblems({ hebrew: stripNiqqud(pronunciation), pronunciation, transcription, russian }, known).map(
    ({ rule }) => rule,
  );

/** Sentences with one error that the rule finds, and right ones that no rule minds. */
function finds(rule: string, planted: readonly Line[], right: readonly Line[]): void {
  it.each(planted)(`${rule}: %s`, (...line) => {
    expect(rulesOf(line)).toContain(rule);
  });
  it.each(right)('nothing in %s', (...line) => {
    expect(rulesOf(line)).toEqual([]);
  });
}

describe('a verb or adjective said of a known noun', () => {
  finds(
    'sentence-agreement',
    [
      ['הַמּוֹרָה אוֹכֵל תַּפּוּחַ.', 'һамора́ охэ́л тапу́ах', 'Учительница ест яблоко.'],
      ['הַבֵּן שֶׁלִּי עוֹבֶדֶת פֹּה.', 'һабэ́н шэли́ овэ́дэт по', 'Мой сын работает здесь.'],
      ['הַיְלָדִים רוֹצֶה מַיִם.', 'һаелади́м роцэ́ ма́им', 'Дети хотят воды.'],
      ['הַבַּחוּרָה הַזֹּאת לוֹמֵד אִיתִּי.', 'һабахура́ һазо́т ломэ́д ити́', 'Эта девушка учится со мной.'],
      ['אִימָּא שֶׁלִּי כּוֹתֵב לִי.', 'и́ма шэли́ котэ́в ли', 'Мама мне пишет.'],
      ['מָתַי הָרַכֶּבֶת יוֹצֵא?', 'мата́й һаракэ́вэт йоцэ́', 'Когда отходит поезд?'],
      ['הַדִּירָה שֶׁלָּנוּ גָּדוֹל.', 'һадира́ шэла́ну гадо́л', 'Наша квартира большая.'],
      ['הַכֶּלֶב לֹא יְשֵׁנָה.', 'һакэ́лэв ло ешэна́', 'Собака не спит.'],
    ],
    [
      ['הַיַּלְדָּה רוֹצָה מַיִם.', 'һаялда́ роца́ ма́им', 'Девочка хочет воды.'],
      ['הַחוֹל בַּחוֹף חַם מְאוֹד.', 'һахо́л бахо́ф хам мэо́д', 'Песок на пляже очень горячий.'],
      ['הַשִּׂמְלָה הָאֲדוּמָּה יָפָה.', 'һасимла́ һаадума́ яфа́', 'Красное платье красивое.'],
      ['הַיּוֹם אֲנַחְנוּ נָחִים.', 'һайо́м ана́хну нахи́м', 'Сегодня мы отдыхаем.'],
      ['בֵּית הַסֵּפֶר גָּדוֹל.', 'бэйт-һасэ́фэр гадо́л', 'Школа большая.'],
    ],
  );
});

describe('a noun before another noun', () => {
  finds(
    'sentence-construct',
    [
      ['אֲנִי בַּסּוֹף הַסֵּפֶר.', 'ани́ басо́ф һасэ́фэр', 'Я в конце книги.'],
      ['הַבֵּית הַסֵּפֶר גָּדוֹל.', 'һабэ́йт-һасэ́фэр гадо́л', 'Школа большая.'],
      ['הַדֶּלֶת הַבַּיִת גְּדוֹלָה.', 'һадэ́лэт һаба́ит гдола́', 'Дверь дома большая.'],
      ['אֵיפֹה הַמַּפְתֵּחַ הַדִּירָה?', 'э́йфо һамафтэ́ах һадира́', 'Где ключ от квартиры?'],
      ['אֲנִי לֹא מוֹצֵא אֶת הַכַּרְטִיס הָרַכֶּבֶת.', 'ани́ ло моцэ́ эт һакарти́с һаракэ́вэт', 'Не могу найти билет на поезд.'],
      ['אֵיפֹה הַמִּסְפַּר הַטֶּלֶפוֹן?', 'э́йфо һамиспа́р-һатэ́лэфон', 'Где номер телефона?'],
    ],
    [
      ['אֲנִי בְּאֶמְצַע הַסֵּפֶר.', 'ани́ бээ́мца һасэ́фэр', 'Я на середине книги.'],
      ['הוּא בָּאֶמְצַע.', 'һу баэ́мца', 'Он посередине.'],
      ['הַבַּיִת הַגָּדוֹל שֶׁלָּנוּ.', 'һаба́ит һагадо́л шэла́ну', 'Наш большой дом.'],
      ['בְּיוֹם שִׁישִּׁי לֹא עוֹבְדִים.', 'бэйо́м шиши́ ло овди́м', 'В пятницу не работают.'],
      ['בַּסּוֹף הַכּוֹל בְּסֵדֶר.', 'басо́ф һако́л бэсэ́дэр', 'В конце концов всё в порядке.'],
    ],
  );
});

describe('what before the next word', () => {
  finds(
    'sentence-what',
    [
      ['מָה שְׁלוֹשָׁה?', 'ма шлоша́', 'Что три?'],
      ['מָה לַעֲשׂוֹת?', 'ма лаасо́т', 'Что делать?'],
      ['מַה לִקְנוֹת?', 'ма ликно́т', 'Что купить?'],
      ['אֲנִי יוֹדֵעַ מָה טוֹב.', 'ани́ йодэ́а ма тов', 'Я знаю, что хорошо.'],
      ['מַה אַתָּה עוֹשֶׂה?', 'ма ата́ осэ́', 'Что ты делаешь?'],
      ['מַה הַבְּעָיָה?', 'ма һабэая́', 'В чём проблема?'],
      ['אֲנִי לֹא יוֹדֵעַ מַה.', 'ани́ ло йодэ́а ма', 'Я не знаю что.'],
    ],
    [
      ['מַה נִּשְׁמָע?', 'ма нишма́', 'Как дела?'],
      ['מַה לִּקְנוֹת?', 'ма ликно́т', 'Что купить?'],
      ['מָה הַבְּעָיָה?', 'ма һабэая́', 'В чём проблема?'],
      ['מָה, אַתָּה פֹּה?', 'ма ата́ по', 'Что, ты здесь?'],
      ['מַה כּוֹאֵב לְךָ?', 'ма коэ́в лэха́', 'Что у тебя болит?'],
    ],
  );
});

describe('all before a noun, and alone', () => {
  finds(
    'sentence-all',
    [
      ['כֹּל הַיּוֹם אֲנִי פֹּה.', 'кол һайо́м ани́ по', 'Весь день я здесь.'],
      ['אֲנִי אוֹהֵב כֹּל חַג.', 'ани́ оһэ́в кол хаг', 'Я люблю каждый праздник.'],
      ['אֲנִי רוֹצֶה כָּל.', 'ани́ роцэ́ кол', 'Я хочу всё.'],
      ['זֶה כָּל, תּוֹדָה.', 'зэ кол тода́', 'Это всё, спасибо.'],
      ['הַכָּל בְּסֵדֶר.', 'һако́л бэсэ́дэр', 'Всё в порядке.'],
      ['כָּל הַזְּמַן טוֹב.', 'кал һазма́н тов', 'Всё время хорошо.'],
    ],
    [
      ['כָּל הַיּוֹם אֲנִי פֹּה.', 'кол һайо́м ани́ по', 'Весь день я здесь.'],
      ['הַכּוֹל בְּסֵדֶר.', 'һако́л бэсэ́дэр', 'Всё в порядке.'],
      ['בְּכָל מִקְרֶה, תּוֹדָה.', 'бэхо́л микрэ́ тода́', 'В любом случае спасибо.'],
      ['קוֹל טוֹב מְאוֹד.', 'кол тов мэо́д', 'Очень хороший голос.'],
      ['כָּל אֶחָד יוֹדֵעַ.', 'кол эха́д йодэ́а', 'Каждый знает.'],
    ],
  );
});

describe('a prefix that may hold the article', () => {
  finds(
    'sentence-prefix',
    [
      ['אֲנִי גָּר בְּבַיִת הַזֶּה.', 'ани́ гар бэва́ит һазэ́', 'Я живу в этом доме.'],
      ['אֲנִי בְּדִירָה שֶׁלִּי.', 'ани́ бэдира́ шэли́', 'Я в своей квартире.'],
      ['הוּא גָּר בַּיִּשְׂרָאֵל.', 'һу гар баисраэ́л', 'Он живёт в Израиле.'],
      ['אֲנִי גָּר בַּדִּירָה.', 'ани́ гар бадира́', 'Я живу в какой-то квартире.'],
      ['הִיא הוֹלֶכֶת לְרוֹפֵא שֶׁלָּהּ.', 'һи һолэ́хэт лэрофэ́ шэла́', 'Она идёт к своему врачу.'],
    ],
    [
      ['אֲנִי גָּר בַּבַּיִת הַזֶּה.', 'ани́ гар баба́ит һазэ́', 'Я живу в этом доме.'],
      ['הוּא גָּר בְּיִשְׂרָאֵל.', 'һу гар бэисраэ́л', 'Он живёт в Израиле.'],
      ['אֲנִי בְּבַיִת גָּדוֹל.', 'ани́ бэва́ит гадо́л', 'Я в большом доме.'],
      ['אֲנִי גָּר בְּדִירָה.', 'ани́ гар бэдира́', 'Я живу в какой-то квартире.'],
      ['נִיפָּגֵשׁ בַּכִּיכָּר.', 'нипагэ́ш бакика́р', 'Встретимся на площади.'],
    ],
  );

  it.each([
    ['אֲנִי בַּבַּיִת.', 'ани́ бэба́ит', 'Я дома.'],
    ['אֲנִי בְּדִירָה.', 'ани́ бадира́', 'Я в квартире.'],
    ['הוּא הוֹלֵךְ לַסּוּפֶּר.', 'һу һолэ́х лэсу́пэр', 'Он идёт в супермаркет.'],
    ['הִיא בְּרַכֶּבֶת.', 'һи баракэ́вэт', 'Она в поезде.'],
    ['אֲנַחְנוּ בַּמִּסְעָדָה.', "ана́хну бэмис'ада́", 'Мы в ресторане.'],
  ] satisfies Line[])('is read as it is pointed: %s', (...line) => {
    expect(rulesOf(line)).toContain('sentence-transcription');
  });
});

describe('a tsere before a yod', () => {
  it.each([
    ['שֵׁירוּתִים', 'шэйрути́м'],
    ['שֵׂיעָר', 'сэйа́р'],
    ['לְהֵירָגַע', 'лэһэйрага́'],
    ['בְּתֵיאָבוֹן', 'бэтэйаво́н'],
    ['רֵיאָיוֹן', 'рэйайо́н'],
    ['בֵּיצָה', 'бэца́'],
    ['אֵיפֹה', 'э́фо'],
    ['עֵינַיִים', 'эна́им'],
    ['לִפְנֵי', 'лифнэ́'],
    ['בֵּית חוֹלִים', 'бэт-холи́м'],
  ])('is heard otherwise: %s, %s', (pronunciation, transcription) => {
    expect(spokenEProblems(pronunciation, transcription).map(({ rule }) => rule)).toEqual(['spoken-e']);
  });

  it.each([
    ['רֵיק', 'рэк'],
    ['כֵּיף', 'кэф'],
    ['אֵיךְ', 'эйх'],
    ['לֵילוֹת', 'лэйло́т'],
    ['לְהֵירָאוֹת', 'лэһэрао́т'],
    ['חֵיפָה', 'хэйфа́'],
  ])('is heard so: %s, %s', (pronunciation, transcription) => {
    expect(spokenEProblems(pronunciation, transcription)).toEqual([]);
  });
});

describe('a sentence and the gloss of its word', () => {
  it.each([
    ['таблетка', 'Дети играют в мяч.'],
    ['очередь', 'У меня запись к врачу.'],
    ['просьба', 'Я подал заявление.'],
    ['рейс', 'Хорошего полёта!'],
    ['порция', 'Это вкусное блюдо.'],
    ['картина', 'Вот твоя фотография.'],
  ])('use different meanings: %s, %s', (russian, sentence) => {
    expect(senseProblems({ russian }, { russian: sentence }).map(({ rule }) => rule)).toEqual([
      'sentence-sense',
    ]);
  });

  it.each([
    ['книга', 'Вот две книги.'],
    ['мне', 'У меня нет времени.'],
    ['идти / пойти', 'Куда ты идёшь?'],
    ['дешёвый', 'Это недёшево.'],
    ['человек', 'Здесь много людей.'],
    ['поехать', 'Мы поедем к морю.'],
  ])('use the same one: %s, %s', (russian, sentence) => {
    expect(senseProblems({ russian }, { russian: sentence })).toEqual([]);
  });
});

const word = (key: string, hebrew: string, russian: string): WordContent => ({
  ...shalom,
  ...{ key, hebrew, russian },
});

describe('two words of one meaning', () => {
  it.each([
    ['книга', 'книга'],
    ['петь / спеть', 'петь'],
    ['пойти, уйти', 'уйти'],
    ['ключ (от двери)', 'ключ (от двери)'],
    ['быстро', 'Быстро, скоро'],
    ['спеть / петь', 'плясать, петь'],
  ])('need a note: %s, %s', (one, other) => {
    const course = [
      sectionOf('start', [lessonOf('first', [word('one', 'ספר', one)])]),
      sectionOf('more', [lessonOf('second', [word('other', 'ספרון', other)])]),
    ];
    expect(sharedGlosses(course).map(({ rule, lesson, word: key }) => [rule, lesson, key])).toContainEqual([
      'shared-gloss',
      'second',
      'other',
    ]);
  });

  it.each([
    ['книга', 'книга (небольшая)'],
    ['ключ (от двери)', 'ключ (нотный)'],
    ['всё', 'все'],
    ['здесь (в речи)', 'там'],
    ['мир', 'море'],
  ])('are told apart: %s, %s', (one, other) => {
    const course = [
      sectionOf('start', [lessonOf('first', [word('one', 'ספר', one), word('other', 'ספרון', other)])]),
    ];
    expect(sharedGlosses(course)).toEqual([]);
  });
});

describe('the promise of a lesson', () => {
  const course = (description: string, topic = 'тема') => [
    sectionOf('start', [
      lessonOf('first', [word('sefer', 'ספר', 'книга')], { description, topic }),
      lessonOf('second', [word('mafteakh', 'מפתח', 'ключ'), word('makhar', 'מחר', 'завтра')]),
      lessonOf('third', [word('tseva', 'צבע', 'цвет'), word('yeled', 'ילד', 'ребёнок')]),
    ]),
  ];
  it.each([
    ['Вы сможете сказать «завтра».', 'тема'],
    ['Вы сможете сказать «снег тает».', 'тема'],
    ['Вы сможете сосчитать: книги, ключи.', 'тема'],
    ['О чём урок.', 'книга, цвета'],
    ['О чём урок.', 'книга, дети, ребёнок'],
  ])('comes too early: %s %s', (description, topic) => {
    expect(
      unkeptPromises(course(description, topic)).map(({ rule, lesson }) => [rule, lesson]),
    ).toContainEqual(['lesson-promise', 'first']);
  });

  it.each([
    ['Вы сможете сказать «книги».', 'тема'],
    ['Вы сможете сказать, что под ключом.', 'тема'],
    ['Вы сможете назвать: книги.', 'книга'],
    ['О чём урок.', 'счёт в мужском роде'],
    ['Вы сможете сказать «эта книга».', 'книги'],
  ])('is kept: %s %s', (description, topic) => {
    expect(unkeptPromises(course(description, topic)).filter(({ lesson }) => lesson === 'first')).toEqual([]);
  });
});

it('the exceptions of these rules name a reason for each', () => {
  const own = exceptions.filter(({ rule }) => ['sentence-sense', 'lesson-promise'].includes(rule));
  expect(own.length).toBeGreaterThan(0);
  expect(explain([], own).unused).toHaveLength(own.length);
});
