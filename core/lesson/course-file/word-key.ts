const latinOf: Readonly<Record<string, string>> = {
  ' ': '-',
  '-': '-',
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

function keyOf(transcription: string): string {
  let latin = '';
  for (const char of transcription.toLowerCase()) latin += latinOf[char] ?? '';
  return latin.match(/[a-z]+/g)?.join('-') ?? 'word';
}

/**
 * Makes keys for words without one from their transcriptions: 'бэйт-сэ́фэр' becomes 'beyt-sefer', and 'beyt-sefer-2'
 * when the first is in `taken` or was given before. Latin kebab-case, never empty.
 */
export function createWordKeys(taken: ReadonlySet<string>): (transcription: string) => string {
  const given = new Set(taken);
  const numbers = new Map<string, number>();
  return (transcription) => {
    const base = keyOf(transcription);
    let key = base;
    for (let number = numbers.get(base) ?? 2; given.has(key); number += 1) {
      key = `${base}-${number}`;
      numbers.set(base, number + 1);
    }
    given.add(key);
    return key;
  };
}
