import { cleanText } from '../lesson/course-file/clean-text.ts';
import type {
  DialogueContent,
  DialogueLine,
  DialoguePerson,
  DialogueQuestion,
  DialogueTurn,
} from './content.ts';

/** One line of Russian, which may quote Hebrew. */
const line = (text: string): string => cleanText(text, 'prose').replaceAll(/\s+/g, ' ');
const hebrew = (text: string): string => cleanText(text, 'word');

/** A dialogue as it is stored: its texts NFC and without stray spaces and invisible signs, its fields in a fixed order. */
export function cleanDialogue(dialogue: DialogueContent): DialogueContent {
  const { key, lesson, title, scene, note = '', people, names = [], turns, questions } = dialogue;
  const [one, other] = people;
  return {
    ...{ key, lesson, title: line(title), scene: line(scene) },
    ...(note.trim() === '' ? {} : { note: line(note) }),
    people: [cleanPerson(one), cleanPerson(other)],
    ...(names.length === 0 ? {} : { names: names.map(cleanPerson) }),
    turns: turns.map(cleanTurn),
    questions: questions.map(cleanQuestion),
  };
}

const cleanLine = ({ pronunciation, transcription, russian }: DialogueLine): DialogueLine => ({
  pronunciation: hebrew(pronunciation),
  transcription: cleanText(transcription, 'reading'),
  russian: line(russian),
});

const cleanPerson = ({ gender, ...name }: DialoguePerson): DialoguePerson => ({ ...cleanLine(name), gender });

const cleanTurn = ({ speaker, cue, needs, also, examples, ...said }: DialogueTurn): DialogueTurn => ({
  speaker,
  ...cleanLine(said),
  cue: line(cue),
  needs: hebrew(needs),
  ...(also && also.length > 0 ? { also: also.map(hebrew) } : {}),
  ...(examples && examples.length > 0 ? { examples: examples.map(cleanLine) } : {}),
});

/** Options may be Hebrew. */
const cleanQuestion = ({ prompt, options, answer, turn }: DialogueQuestion): DialogueQuestion => ({
  prompt: line(prompt),
  options: options.map(line),
  answer,
  turn,
});
