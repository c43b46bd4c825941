export type SmallTalk = 'greeting' | 'thanks' | 'emoji' | 'stop';

const said: Record<Exclude<SmallTalk, 'emoji'>, readonly string[]> = {
  greeting: [
    'привет',
    'приветик',
    'приветствую',
    'здравствуй',
    'здравствуйте',
    'доброе утро',
    'добрый день',
    'добрый вечер',
    'доброй ночи',
    'хай',
    'hi',
    'hello',
  ],
  thanks: ['спасибо', 'большое спасибо', 'спасибо большое', 'спс', 'благодарю', 'thanks', 'thank you'],
  stop: [
    'отмена',
    'отменить',
    'отмени',
    'стоп',
    'хватит',
    'достаточно',
    'закончить',
    'закончим',
    'выход',
    'выйти',
    'stop',
    'cancel',
  ],
};

const kinds = Object.keys(said) as (keyof typeof said)[]; // the record's own keys

/** Pictures with all that they are made of, apart from digits. */
const pictures = /^(?:(?!\d)[\p{Extended_Pictographic}\p{Emoji_Component}\s])+$/u;

/** What a text says that asks for nothing; undefined for any other. Punctuation, pictures and case make no difference. */
export function smallTalkOf(text: string): SmallTalk | undefined {
  if (pictures.test(text)) return 'emoji';
  const plain = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return kinds.find((kind) => said[kind].includes(plain));
}
