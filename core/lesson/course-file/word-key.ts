const latinOf: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  һ: 'h',
  е: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/**
 * A key for a word that came without one, from its transcription: 'бэйт-сэ́фэр' becomes 'beyt-sefer'. A key that is in
 * `taken` gets a number: 'or-2'. Latin kebab-case, never empty.
 */
export function draftWordKey(transcription: string, taken: ReadonlySet<string>): string {
  const latin = [...transcription.toLowerCase()].map((char) =>
    /[ -]/.test(char) ? '-' : (latinOf[char] ?? ''),
  );
  const key =
    latin
      .join('')
      .match(/[a-z]+/g)
      ?.join('-') ?? 'word';
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key}-${number}`)) number += 1;
  return `${key}-${number}`;
}
