import type { LessonLevel } from './content.ts';
import type { DraftWord } from './edit.ts';

/** What a new lesson can be made from (SPEC §3). Both pass all rules of the checker. */
export const templateTypes = ['animals', 'pronouns'] as const;
export type TemplateType = (typeof templateTypes)[number];

export type LessonTemplate = {
  name: string;
  description: string;
  topic: string;
  level: LessonLevel;
  words: readonly DraftWord[];
};

// biome-ignore format: one word a line
const animals: DraftWord[] = [
  { hebrew: 'כלב', pronunciation: 'כֶּלֶב', transcription: 'кэ́лэв', russian: 'собака', gender: 'm', plural: 'כְּלָבִים', feminine: 'כַּלְבָּה' },
  { hebrew: 'חתול', pronunciation: 'חָתוּל', transcription: 'хату́л', russian: 'кот, кошка', gender: 'm', plural: 'חֲתוּלִים', feminine: 'חֲתוּלָה' },
  { hebrew: 'ציפור', pronunciation: 'צִיפּוֹר', transcription: 'ципо́р', russian: 'птица', gender: 'f', plural: 'צִיפּוֹרִים', variants: ['צפור'] },
  { hebrew: 'דג זהב', pronunciation: 'דַּג זָהָב', transcription: 'даг-заһа́в', russian: 'золотая рыбка', gender: 'm', plural: 'דְּגֵי זָהָב' },
  { hebrew: 'תוכי', pronunciation: 'תּוּכִּי', transcription: 'ту́ки', russian: 'попугай', gender: 'm', plural: 'תּוּכִּיִּים' },
  { hebrew: 'ארנב', pronunciation: 'אַרְנָב', transcription: 'арна́в', russian: 'кролик', gender: 'm', plural: 'אַרְנָבִים', feminine: 'אַרְנֶבֶת' },
  { hebrew: 'סוס', pronunciation: 'סוּס', transcription: 'сус', russian: 'лошадь', gender: 'm', plural: 'סוּסִים', feminine: 'סוּסָה' },
  { hebrew: 'פרה', pronunciation: 'פָּרָה', transcription: 'пара́', russian: 'корова', gender: 'f', plural: 'פָּרוֹת' },
  { hebrew: 'כבשה', pronunciation: 'כִּבְשָׂה', transcription: 'кивса́', russian: 'овца', gender: 'f', plural: 'כְּבָשׂוֹת' },
  { hebrew: 'תרנגולת', pronunciation: 'תַּרְנְגוֹלֶת', transcription: 'тарнэго́лэт', russian: 'курица', gender: 'f', plural: 'תַּרְנְגוֹלוֹת' },
];

// biome-ignore format: one word a line
const pronouns: DraftWord[] = [
  { hebrew: 'אני', pronunciation: 'אֲנִי', transcription: 'ани́', russian: 'я' },
  { hebrew: 'אתה', pronunciation: 'אַתָּה', transcription: 'ата́', russian: 'ты (м. р.)' },
  { hebrew: 'את', pronunciation: 'אַתְּ', transcription: 'ат', russian: 'ты (ж. р.)' },
  { hebrew: 'הוא', pronunciation: 'הוּא', transcription: 'һу', russian: 'он' },
  { hebrew: 'היא', pronunciation: 'הִיא', transcription: 'һи', russian: 'она' },
  { hebrew: 'אנחנו', pronunciation: 'אֲנַחְנוּ', transcription: 'ана́хну', russian: 'мы' },
  { hebrew: 'אתם', pronunciation: 'אַתֶּם', transcription: 'атэ́м', russian: 'вы (м. р.)' },
  { hebrew: 'אתן', pronunciation: 'אַתֶּן', transcription: 'атэ́н', russian: 'вы (ж. р.)' },
  { hebrew: 'הם', pronunciation: 'הֵם', transcription: 'һэм', russian: 'они (м. р.)' },
  { hebrew: 'הן', pronunciation: 'הֵן', transcription: 'һэн', russian: 'они (ж. р.)' },
];

export const lessonTemplates: Readonly<Record<TemplateType, LessonTemplate>> = {
  animals: {
    name: 'Животные',
    description: 'Вы сможете назвать животных, которых встретите дома и на ферме.',
    topic: 'кошка, собака, птица, рыба',
    level: 'A1',
    words: animals,
  },
  pronouns: {
    name: 'Местоимения',
    description: 'Вы сможете назвать себя, собеседника и тех, о ком говорите.',
    topic: 'я, ты, он, она; мужской и женский род',
    level: 'A1',
    words: pronouns,
  },
};
