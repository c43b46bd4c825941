import type { FormWord } from '../../../core/forms/inflect.ts';
import { verbBook } from '../../../db/content/verb-book.ts';

export const verbs = verbBook();

const word = (
  fields: Partial<FormWord> & Pick<FormWord, 'id' | 'hebrew' | 'pronunciation' | 'russian'>,
): FormWord => ({
  transcription: '',
  gender: null,
  plural: null,
  feminine: null,
  ...fields,
});

/** הולך */
export const walks = word({
  id: 1,
  hebrew: 'הולך',
  pronunciation: 'הוֹלֵךְ',
  transcription: 'һолэ́х',
  russian: '(он) идёт',
  feminine: 'הוֹלֶכֶת',
});
/** כותב */
export const writes = word({
  id: 2,
  hebrew: 'כותב',
  pronunciation: 'כּוֹתֵב',
  transcription: 'котэ́в',
  russian: '(он) пишет',
  feminine: 'כּוֹתֶבֶת',
});
/** דירה */
export const flat = word({
  id: 3,
  hebrew: 'דירה',
  pronunciation: 'דִּירָה',
  transcription: 'дира́',
  russian: 'квартира',
  gender: 'f',
  plural: 'דִּירוֹת',
});
/** שולחן: a masculine noun with the other ending */
export const table = word({
  id: 4,
  hebrew: 'שולחן',
  pronunciation: 'שׁוּלְחָן',
  transcription: 'шулха́н',
  russian: 'стол',
  gender: 'm',
  plural: 'שׁוּלְחָנוֹת',
});
/** גדול */
export const big = word({
  id: 5,
  hebrew: 'גדול',
  pronunciation: 'גָּדוֹל',
  transcription: 'гадо́ль',
  russian: 'большой',
  feminine: 'גְּדוֹלָה',
});
/** לומד and מלמד share a root */
export const learns = word({
  id: 6,
  hebrew: 'לומד',
  pronunciation: 'לוֹמֵד',
  transcription: 'ломэ́д',
  russian: '(он) учится',
  feminine: 'לוֹמֶדֶת',
});
