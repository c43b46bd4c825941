import { genderOfNoun, inflectAdjective } from './adjective.ts';

/** In the plural on a stressed -а or -я. */
const stressed = new Set(
  (
    'адрес берег век вечер глаз голос город директор доктор дом загранпаспорт катер колокол край купол лес мастер мех ' +
    'номер орден остров отпуск паспорт повар поезд провод профессор рукав сторож тормоз учитель хлеб холод цвет'
  ).split(' '),
);

/** Plurals that no rule gives. */
const irregular: Record<string, string> = {
  боль: 'боли',
  бой: 'бои',
  брат: 'братья',
  ветер: 'ветры',
  водитель: 'водители',
  время: 'времена',
  год: 'годы',
  голубь: 'голуби',
  день: 'дни',
  дерево: 'деревья',
  дочь: 'дочери',
  друг: 'друзья',
  жена: 'жёны',
  звезда: 'звёзды',
  имя: 'имена',
  камень: 'камни',
  колено: 'колени',
  корень: 'корни',
  король: 'короли',
  кошелёк: 'кошельки',
  курица: 'куры',
  лев: 'львы',
  лист: 'листья',
  мать: 'матери',
  медсестра: 'медсёстры',
  младенец: 'младенцы',
  муж: 'мужья',
  огонь: 'огни',
  огурец: 'огурцы',
  озеро: 'озёра',
  орёл: 'орлы',
  палец: 'пальцы',
  пароль: 'пароли',
  письмо: 'письма',
  пчела: 'пчёлы',
  парень: 'парни',
  песок: 'пески',
  платье: 'платья',
  плечо: 'плечи',
  подарок: 'подарки',
  продавец: 'продавцы',
  путь: 'пути',
  работодатель: 'работодатели',
  ребёнок: 'дети',
  рот: 'рты',
  рынок: 'рынки',
  самолёт: 'самолёты',
  сестра: 'сёстры',
  сок: 'соки',
  сон: 'сны',
  сосед: 'соседи',
  стул: 'стулья',
  супермаркет: 'супермаркеты',
  счёт: 'счета',
  сын: 'сыновья',
  улей: 'ульи',
  убежище: 'убежища',
  ухо: 'уши',
  цветок: 'цветы',
  чек: 'чеки',
  человек: 'люди',
  шекель: 'шекели',
  яблоко: 'яблоки',
  яйцо: 'яйца',
};

/** Regular, although others with their ending lose a vowel or have no endings. */
const regular = new Set(
  (
    'билет вино дело живот кот место море мыло окно пакет поле пол полотенце начало сердце слово совет стол тело торт урок утро ' +
    'балет буфет ответ привет рассвет туалет орех предмет кабинет секрет концерт язык'
  ).split(' '),
);
/** Has no plural, or none that is used; some are plurals themselves. */
const single = new Set(
  (
    'варенье головокружение горло деньги оружие пиво смерть кашель любовь молоко мыло наличные опыт полиция пшеница свет солнце тошнота ' +
    'трава утро хлеб ячмень'
  ).split(' '),
);

/** False for what nobody counts: тошнота, деньги. */
export const isCountable = (noun: string): boolean => !single.has(noun);

/** Nouns that have the forms of adjectives: гостиная, служащий. */
const adjectivalNoun = /(?:н|ск|щ)(?:ая|[иыо]й)$/;
/** May be one of them. */
const adjectival = /(?:[ая]я|[иыо]й)$/;
/** The last vowel may fall away: кусок, отец, день. */
const maybeShorter = /[оеё](?:к|ц|л|т|в|нь|ть|ль|рь)$|ёр$/;

/** виноградная, новое: виноградный, новый. */
const masculine = (adjective: string): string =>
  adjective.replace(/(?:ая|ое)$/, 'ый').replace(/(?:яя|ее)$/, 'ий');

/** «Столы» for «стол»; undefined where the letters of a noun do not show its plural for sure. */
export function pluralOfNoun(noun: string): string | undefined {
  const gender = genderOfNoun(noun);
  if (Object.hasOwn(irregular, noun)) return irregular[noun];
  if (!gender || single.has(noun)) return undefined;
  const [adjective, ...named] = noun.split(' ');
  if (adjective && named.length > 0) {
    const [forms, plural] = [inflectAdjective(masculine(adjective)), pluralOfNoun(named.join(' '))];
    return forms && plural ? `${forms.pl} ${plural}` : undefined;
  }
  if (adjectivalNoun.test(noun)) return inflectAdjective(masculine(noun))?.pl;
  if (adjectival.test(noun)) return undefined;
  if (/[ая]нин$/.test(noun)) return `${noun.slice(0, -2)}е`;
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
