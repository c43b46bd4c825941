import { genderOfNoun } from './adjective.ts';

/** In the plural on a stressed -а or -я. */
const stressed = new Set(
  (
    'адрес берег век вечер глаз голос город директор доктор дом загранпаспорт катер колокол край купол лес мастер мех ' +
    'номер орден остров отпуск паспорт повар поезд провод профессор рукав сторож тормоз учитель хлеб холод цвет'
  ).split(' '),
);

/** Plurals that no rule gives. */
const irregular: Record<string, string> = {
  брат: 'братья',
  ветер: 'ветры',
  время: 'времена',
  год: 'годы',
  дерево: 'деревья',
  день: 'дни',
  дочь: 'дочери',
  друг: 'друзья',
  жена: 'жёны',
  звезда: 'звёзды',
  имя: 'имена',
  камень: 'камни',
  колено: 'колени',
  корень: 'корни',
  лев: 'львы',
  лист: 'листья',
  мать: 'матери',
  муж: 'мужья',
  огонь: 'огни',
  огурец: 'огурцы',
  озеро: 'озёра',
  орёл: 'орлы',
  палец: 'пальцы',
  парень: 'парни',
  подарок: 'подарки',
  продавец: 'продавцы',
  путь: 'пути',
  ребёнок: 'дети',
  рот: 'рты',
  рынок: 'рынки',
  сестра: 'сёстры',
  сон: 'сны',
  сосед: 'соседи',
  стул: 'стулья',
  счёт: 'счета',
  сын: 'сыновья',
  улей: 'ульи',
  цветок: 'цветы',
  человек: 'люди',
  яблоко: 'яблоки',
  яйцо: 'яйца',
};

/** Regular, although others with their ending lose a vowel or have no endings. */
const regular = new Set(
  (
    'билет вино дело живот кот место море мыло окно пакет поле пол полотенце сердце слово совет стол тело торт урок утро ' +
    'балет буфет ответ привет рассвет туалет орех предмет кабинет секрет концерт язык'
  ).split(' '),
);
/** Has no plural, or none that is used. */
const single = new Set('боль варенье горло кашель любовь молоко морковь церковь'.split(' '));

/** Like an adjective: гостиная, служащий. */
const adjectival = /(?:[ая]я|[иыо]й)$/;
/** The last vowel may fall away: кусок, отец, день. */
const maybeShorter = /[оеё](?:к|ц|л|т|в|нь|ть|ль|рь)$|ёр$/;

/** «Столы» for «стол»; undefined where the letters of a noun do not show its plural for sure. */
export function pluralOfNoun(noun: string): string | undefined {
  const gender = genderOfNoun(noun);
  if (irregular[noun]) return irregular[noun];
  if (!gender || single.has(noun) || adjectival.test(noun)) return undefined;
  const stem = noun.slice(0, -1);
  if (stressed.has(noun)) return /[йь]$/.test(noun) ? `${stem}я` : `${noun}а`;
  if (gender === 'n') {
    if (!regular.has(noun) && !/(?:[нт]ие|ство)$/.test(noun)) return undefined;
    return noun.endsWith('о') || noun.endsWith('це') ? `${stem}а` : `${stem}я`;
  }
  if (gender === 'm' && maybeShorter.test(noun) && !regular.has(noun)) return undefined;
  if (/[йья]$/.test(noun)) return `${stem}и`;
  if (noun.endsWith('а')) return stem + (/[гкхжчшщ]$/.test(stem) ? 'и' : 'ы');
  return noun + (/[гкхжчшщ]$/.test(noun) ? 'и' : 'ы');
}
