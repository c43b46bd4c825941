import { unzipSync } from 'fflate';
import { dictionaryTexts as texts } from '../../core/texts/dictionary.ts';
import { type ReadDictionary, readJsonLines } from './read-json-lines.ts';
import { isYomitanFile, readYomitan } from './read-yomitan.ts';

export const maxEntries = 500_000;
/** An archive that unpacks to more is no dictionary. */
const maxUnpackedBytes = 400_000_000;

/** Reads a dictionary by the ending of its name. Throws an Error in Russian that says what is wrong with the file. */
export function readDictionaryFile(name: string, bytes: Uint8Array): ReadDictionary {
  if (/\.(jsonl|ndjson)$/i.test(name)) return readJsonLines(decode(name, bytes));
  if (/\.zip$/i.test(name)) return readArchive(name, bytes);
  throw new Error(texts.ending);
}

function readArchive(name: string, bytes: Uint8Array): ReadDictionary {
  let unpacked = 0;
  const files = unzip(name, bytes, (size) => {
    unpacked += size;
    if (unpacked > maxUnpackedBytes) throw new Error(texts.tooLarge(name));
  });
  try {
    return readYomitan(files.map(([file, content]) => ({ name: file, text: decode(name, content) })));
  } catch (error) {
    throw new Error(texts.notYomitan(name), { cause: error });
  }
}

/** The files of the archive that are Yomitan's; `count` hears the size of each before it is unpacked. */
function unzip(name: string, bytes: Uint8Array, count: (size: number) => void): [string, Uint8Array][] {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name: file, originalSize }) => {
        if (!isYomitanFile(file)) return false;
        count(originalSize);
        return true;
      },
    });
    return Object.entries(files);
  } catch (error) {
    if (error instanceof Error && error.message === texts.tooLarge(name)) throw error;
    throw new Error(texts.notYomitan(name), { cause: error });
  }
}

function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error(texts.notUtf8(name), { cause: error });
  }
}
