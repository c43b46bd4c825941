import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import type { KnownNames } from '../../core/hebrew/sentences/check-sentences.ts';
import type { Gender } from '../../core/lesson/content.ts';

const named = (
  key: string,
  pronunciation: string,
  transcription: string,
  russian: string,
  gender: Gender,
) => ({
  key,
  hebrew: stripNiqqud(pronunciation),
  pronunciation: pronunciation.normalize('NFC'),
  transcription: transcription.normalize('NFC'),
  russian,
  gender,
});

/** People and places of the sentences, from the lesson on in which one asks for a name and a town. */
export const names: KnownNames = {
  from: 'meeting',
  words: [
    named('yossi', 'יוֹסִי', 'йо́си', 'Йоси', 'm'),
    named('noa', 'נוֹעָה', 'но́а', 'Ноа', 'f'),
    named('david', 'דָּוִד', 'дави́д', 'Давид', 'm'),
    named('michal', 'מִיכַל', 'миха́л', 'Михаль', 'f'),
    named('ron', 'רוֹן', 'рон', 'Рон', 'm'),
    named('sara', 'שָׂרָה', 'са́ра', 'Сара', 'f'),
    named('moshe', 'מֹשֶׁה', 'мошэ́', 'Моше', 'm'),
    named('rut', 'רוּת', 'рут', 'Рут', 'f'),
    named('dani', 'דָּנִי', 'да́ни', 'Дани', 'm'),
    named('lena', 'לֵנָה', 'лэ́на', 'Лена', 'f'),
    named('maks', 'מַקְס', 'макс', 'Макс', 'm'),
    named('olga', 'אוֹלְגָה', 'о́лга', 'Ольга', 'f'),
    named('haifa', 'חֵיפָה', 'хэйфа́', 'Хайфа', 'f'),
    named('eilat', 'אֵילַת', 'эйла́т', 'Эйлат', 'f'),
    named('netanya', 'נְתַנְיָה', 'нэта́ния', 'Нетания', 'f'),
  ],
};
