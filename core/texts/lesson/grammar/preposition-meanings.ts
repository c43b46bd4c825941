/** Prepositions that are no word of the course themselves. */
export const prepositionMeanings: Readonly<Record<string, string>> = {
  ל: 'кому, чему; у кого (есть)',
  ב: 'в, на',
  אצל: 'у (кого)',
  מן: 'из, от',
  בשביל: 'для',
};
