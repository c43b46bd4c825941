import { person } from './shape.ts';

/** People of the dialogues. */
export const dana = person('דָּנָה', 'да́на', 'Дана', 'f');
export const dani = person('דָּנִי', 'да́ни', 'Дани', 'm');
export const david = person('דָּוִד', 'дави́д', 'Давид', 'm');
export const lena = person('לֵנָה', 'лэ́на', 'Лена', 'f');
export const maks = person('מַקְס', 'макс', 'Макс', 'm');
export const michal = person('מִיכַל', 'миха́л', 'Михаль', 'f');
export const moshe = person('מֹשֶׁה', 'мошэ́', 'Моше', 'm');
export const noa = person('נוֹעָה', 'но́а', 'Ноа', 'f');
export const olga = person('אוֹלְגָה', 'о́лга', 'Ольга', 'f');
export const ron = person('רוֹן', 'рон', 'Рон', 'm');
export const rut = person('רוּת', 'рут', 'Рут', 'f');
export const sara = person('שָׂרָה', 'са́ра', 'Сара', 'f');
export const yossi = person('יוֹסִי', 'йо́си', 'Йоси', 'm');
