import type { SubsectionContent, WordContent } from '../lesson/content.ts';

/** A canned word: `audio` is the content hash of the sound that the course ships, '/audio/{audio}.mp3'. */
export type CannedWord = Omit<WordContent, 'key'> & { audio: string };
export type CannedLesson = {
  name: string;
  description: string;
  topic: string;
  isFree: boolean;
  words: readonly CannedWord[];
};
type CannedSubsection = Omit<SubsectionContent, 'key' | 'lessons'> & { lessons: readonly CannedLesson[] };
export type CannedSection = {
  name: string;
  description: string;
  iconEmoji: string;
  subsections: readonly CannedSubsection[];
};

/** A few lessons of the real course, one of them premium: all that the app needs to be tried without a server. */
export const cannedCourse: readonly CannedSection[] = [
  {
    name: 'Знакомство',
    description:
      'Вы сможете поздороваться, представиться, спросить, кто перед вами, и сказать, откуда вы и на каких языках говорите.',
    iconEmoji: '👋',
    subsections: [
      {
        name: 'Кто это?',
        iconEmoji: '🙋',
        iconBgColor: '#FFE9D6',
        lessons: [
          {
            name: 'Личные местоимения',
            description:
              'Вы сможете назвать себя, собеседника и тех, о ком говорите: в иврите «ты», «вы» и «они» различаются по роду.',
            topic: 'кто говорит, с кем и о ком; мужской и женский род',
            isFree: true,
            words: [
              {
                hebrew: 'אני',
                pronunciation: 'אֲנִי',
                transcription: 'ани́',
                russian: 'я',
                audio: 'e4ae5461eb4a3ecde1455f2b9ab0587c',
              },
              {
                hebrew: 'אתה',
                pronunciation: 'אַתָּה',
                transcription: 'ата́',
                russian: 'ты (м. р.)',
                audio: '606dd0779f26030c5ead88ce55a0f6de',
              },
              {
                hebrew: 'את',
                pronunciation: 'אַתְּ',
                transcription: 'ат',
                russian: 'ты (ж. р.)',
                audio: '3f0f36e7d9d8a7b4870de70e2f8375dd',
              },
              {
                hebrew: 'הוא',
                pronunciation: 'הוּא',
                transcription: 'һу',
                russian: 'он',
                audio: 'e996b5c653cd9f0f503b4b230bd00bf2',
              },
              {
                hebrew: 'היא',
                pronunciation: 'הִיא',
                transcription: 'һи',
                russian: 'она',
                audio: '1bde856e8e045df4cebb3123b8c58b2c',
              },
              {
                hebrew: 'אנחנו',
                pronunciation: 'אֲנַחְנוּ',
                transcription: 'ана́хну',
                russian: 'мы',
                audio: '3c64f80bf5290466014091dbdd69ce01',
              },
            ],
          },
          {
            name: 'Приветствия и вежливые слова',
            description:
              'Вы сможете поздороваться и попрощаться, поблагодарить, извиниться и спросить, как дела.',
            topic: 'здравствуйте, спасибо, извините, до свидания',
            isFree: true,
            words: [
              {
                hebrew: 'תודה',
                pronunciation: 'תּוֹדָה',
                transcription: 'тода́',
                russian: 'спасибо',
                audio: 'e995e7a3715c0b2b83ed7d9c1e9901a5',
              },
              {
                hebrew: 'בבקשה',
                pronunciation: 'בְּבַקָּשָׁה',
                transcription: 'бэвакаша́',
                russian: 'пожалуйста',
                audio: '88d8fab56788fdcf8c94ce45a2883e09',
              },
              {
                hebrew: 'סליחה',
                pronunciation: 'סְלִיחָה',
                transcription: 'слиха́',
                russian: 'извините',
                audio: '44eb7eccd6b655f09080b9db1616a32a',
              },
              {
                hebrew: 'היי',
                pronunciation: 'הַיי',
                transcription: 'һай',
                russian: 'привет',
                variants: ['הי'],
                audio: 'd0dc5e43c38a8c06046910a50be96e18',
              },
              {
                hebrew: 'ביי',
                pronunciation: 'בַּיי',
                transcription: 'бай',
                russian: 'пока',
                audio: '71b50eddc8cc815a1a9e39b13129ee28',
              },
              {
                hebrew: 'להתראות',
                pronunciation: 'לְהִתְרָאוֹת',
                transcription: 'лэһитрао́т',
                russian: 'до свидания',
                audio: '2b280c9831b5aacf074be8c5d534f220',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Семья и дом',
    description:
      'Вы сможете рассказать о своей семье, показать гостям дом и назвать вещи, которые всегда под рукой.',
    iconEmoji: '🏡',
    subsections: [
      {
        name: 'Семья',
        iconEmoji: '👪',
        iconBgColor: '#FFE3EC',
        lessons: [
          {
            name: 'Родители и дети',
            description: 'Вы сможете представить своих родителей, детей, братьев и сестёр.',
            topic: 'ближайшая семья',
            isFree: true,
            words: [
              {
                hebrew: 'משפחה',
                pronunciation: 'מִשְׁפָּחָה',
                transcription: 'мишпаха́',
                russian: 'семья',
                gender: 'f',
                plural: 'מִשְׁפָּחוֹת',
                audio: 'ec894c2c7c59a14e62af39fad38243a4',
              },
              {
                hebrew: 'הורים',
                pronunciation: 'הוֹרִים',
                transcription: 'һори́м',
                russian: 'родители',
                gender: 'm',
                audio: 'ac042a4f2e2a0c0e83bd44cf7d169f1a',
              },
              {
                hebrew: 'אימא',
                pronunciation: 'אִימָּא',
                transcription: 'и́ма',
                russian: 'мама',
                gender: 'f',
                plural: 'אִימָּהוֹת',
                variants: ['אמא'],
                audio: 'b494b58fa704b5bd7f45fd3dc2f5feac',
              },
              {
                hebrew: 'אבא',
                pronunciation: 'אַבָּא',
                transcription: 'а́ба',
                russian: 'папа',
                gender: 'm',
                plural: 'אָבוֹת',
                audio: '38adedd91233bff631e84871920c0206',
              },
              {
                hebrew: 'ילד',
                pronunciation: 'יֶלֶד',
                transcription: 'е́лэд',
                russian: 'мальчик, ребёнок',
                gender: 'm',
                plural: 'יְלָדִים',
                audio: 'd85a6786aaa7dfe10c191cf65f1c1300',
              },
              {
                hebrew: 'ילדה',
                pronunciation: 'יַלְדָּה',
                transcription: 'ялда́',
                russian: 'девочка',
                gender: 'f',
                plural: 'יְלָדוֹת',
                audio: '785c0be918ad2015783548c2e97a1ac1',
              },
            ],
          },
          {
            name: 'Родственники и близкие',
            description: 'Вы сможете рассказать о бабушке и дедушке, дяде и тёте, о муже, жене и друзьях.',
            topic: 'бабушка, дядя, муж, жена, друг',
            isFree: false,
            words: [
              {
                hebrew: 'סבא',
                pronunciation: 'סַבָּא',
                transcription: 'са́ба',
                russian: 'дедушка',
                gender: 'm',
                audio: '4bb7c71243062947f8e4acd2d4163a73',
              },
              {
                hebrew: 'סבתא',
                pronunciation: 'סָבְתָא',
                transcription: 'са́вта',
                russian: 'бабушка',
                gender: 'f',
                plural: 'סָבְתוֹת',
                audio: '87a6156c25ebba31ecd5b449325a2617',
              },
              {
                hebrew: 'נכד',
                pronunciation: 'נֶכֶד',
                transcription: 'нэ́хэд',
                russian: 'внук',
                gender: 'm',
                plural: 'נְכָדִים',
                feminine: 'נֶכְדָּה',
                audio: '09e625a39e7e72e44aca57a8b72e1e37',
              },
              {
                hebrew: 'דוד',
                pronunciation: 'דּוֹד',
                transcription: 'дод',
                russian: 'дядя',
                gender: 'm',
                plural: 'דּוֹדִים',
                audio: '30ceb1bce7c5cff52d5c6fda0cd06bd1',
              },
              {
                hebrew: 'דודה',
                pronunciation: 'דּוֹדָה',
                transcription: 'до́да',
                russian: 'тётя',
                gender: 'f',
                plural: 'דּוֹדוֹת',
                audio: '30ecaab3e1cb6776bc52bfdf9af38561',
              },
              {
                hebrew: 'בעל',
                pronunciation: 'בַּעַל',
                transcription: 'ба́ал',
                russian: 'муж',
                gender: 'm',
                plural: 'בְּעָלִים',
                audio: '9484bd5f4cac2b1b994a67b31a12a0b9',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Еда',
    description:
      'Вы сможете назвать продукты, накрыть на стол, сказать, что вы голодны, и сделать заказ в кафе.',
    iconEmoji: '🍽️',
    subsections: [
      {
        name: 'Продукты',
        iconEmoji: '🥑',
        iconBgColor: '#E4F6E0',
        lessons: [
          {
            name: 'Напитки и завтрак',
            description: 'Вы сможете предложить гостю кофе, чай или воду и сказать, что вы едите на завтрак.',
            topic: 'вода, кофе, хлеб, яйцо',
            isFree: true,
            words: [
              {
                hebrew: 'מים',
                pronunciation: 'מַיִם',
                transcription: 'ма́им',
                russian: 'вода',
                gender: 'm',
                audio: '2b90843cb9ed74b12e94234f6adc71a1',
              },
              {
                hebrew: 'קפה',
                pronunciation: 'קָפֶה',
                transcription: 'кафэ́',
                russian: 'кофе',
                gender: 'm',
                audio: 'ccf36a5cae79d226aa7fa3cb27951b2a',
              },
              {
                hebrew: 'תה',
                pronunciation: 'תֵּה',
                transcription: 'тэ',
                russian: 'чай',
                gender: 'm',
                audio: '057ef9dee0ad7bf342836526a1853638',
              },
              {
                hebrew: 'מיץ',
                pronunciation: 'מִיץ',
                transcription: 'миц',
                russian: 'сок',
                gender: 'm',
                plural: 'מִיצִים',
                audio: '1b88f01d71baee0aeaa5f8173795f92e',
              },
              {
                hebrew: 'לחם',
                pronunciation: 'לֶחֶם',
                transcription: 'лэ́хэм',
                russian: 'хлеб',
                gender: 'm',
                plural: 'לְחָמִים',
                audio: '56af37c720600695f109811a68176a98',
              },
              {
                hebrew: 'לחמנייה',
                pronunciation: 'לַחְמָנִיָּיה',
                transcription: 'лахмания́',
                russian: 'булочка',
                gender: 'f',
                plural: 'לַחְמָנִיּוֹת',
                variants: ['לחמניה'],
                audio: '7d75cfb1589d912ec5b9fb4a962a67a4',
              },
            ],
          },
        ],
      },
    ],
  },
];
