import { cleanDialogue } from '../../dialogues/clean-dialogue.ts';
import type { DialogueContent } from '../../dialogues/content.ts';
import { courseFileTexts as texts } from '../../texts/admin/course/course-file.ts';
import type { JsonNode } from './json-reader.ts';
import {
  type DecodedPart,
  decodeParts,
  key,
  list,
  object,
  oneOf,
  optional,
  place,
  text,
  two,
} from './json-shape.ts';
import type { Report } from './problem.ts';

/** A dialogue of a file. */
export type DecodedDialogue = DecodedPart<DialogueContent>;

const words = text(500);
const line = { pronunciation: words, transcription: words, russian: words };
const person = object({ ...line, gender: oneOf(['m', 'f']) });

const readDialogue = object({
  key,
  title: text(200),
  scene: text(1000),
  note: optional(text(1000)),
  people: two(person, texts.wanted.two),
  names: optional(list(person)),
  turns: list(
    object({
      speaker: oneOf([0, 1], texts.wanted.speaker),
      ...line,
      cue: words,
      needs: words,
      also: optional(list(words)),
      examples: optional(list(object(line))),
    }),
  ),
  questions: list(
    object({
      prompt: words,
      options: list(words),
      answer: place(texts.wanted.option),
      turn: place(texts.wanted.turn),
    }),
  ),
});

/** The dialogues of a lesson, `path` of their list; problems of their shape are reported. */
export const decodeDialogues = (
  node: JsonNode,
  { lesson, path, report }: { lesson: string; path: string; report: Report },
): DecodedDialogue[] =>
  decodeParts(node, {
    ...{ read: readDialogue, path, report },
    contentOf: ({ note, names, turns, ...dialogue }) =>
      cleanDialogue({
        ...dialogue,
        lesson,
        ...(note === undefined ? {} : { note }),
        ...(names === undefined ? {} : { names }),
        turns: turns.map(({ also, examples, ...turn }) => ({
          ...turn,
          ...(also === undefined ? {} : { also }),
          ...(examples === undefined ? {} : { examples }),
        })),
      }),
  });
