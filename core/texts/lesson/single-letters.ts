/** What the particles mean that are one letter, before the next word. */
export const prefixMeanings: Readonly<Record<string, string>> = {
  ו: '«и»',
  ה: 'артикль («тот самый»)',
  ב: '«в»',
  ל: '«к»',
  מ: '«из», «от»',
  כ: '«как»',
  ש: '«что», «который»',
};

/** A Hebrew letter that stands alone. */
export const singleLetterTexts = {
  prefix: (meaning: string) => `${meaning}, пишется слитно со следующим словом`,
  letter: (name: string) => `буква ${name}`,
  /** As the lessons of letters name them. */
  names: {
    א: 'алеф',
    ב: 'бет',
    ג: 'гимель',
    ד: 'далет',
    ה: 'һэй',
    ו: 'вав',
    ז: 'заин',
    ח: 'хет',
    ט: 'тет',
    י: 'йод',
    כ: 'каф',
    ך: 'конечная хаф',
    ל: 'ламед',
    מ: 'мем',
    ם: 'конечная мем',
    נ: 'нун',
    ן: 'конечная нун',
    ס: 'самех',
    ע: 'аин',
    פ: 'пэй',
    ף: 'конечная фэй',
    צ: 'цади',
    ץ: 'конечная цади',
    ק: 'куф',
    ר: 'реш',
    ש: 'шин',
    ת: 'тав',
  } as Readonly<Record<string, string>>,
} as const;
