import type { ResponseData } from '../../core/contracts/endpoints.ts';
import type { DialogueLine } from '../../core/dialogues/content.ts';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import type { VoiceGender } from '../../core/voices/recording.ts';
import { renderedIn } from '../../core/voices/rendered.ts';
import { type ReadDialogue, type ReadTurn, readDialogue } from '../../db/dialogues/read-dialogue.ts';
import { readDialogues } from '../../db/dialogues/read-dialogues.ts';
import { saveDialogueAnswer } from '../../db/dialogues/save-answer.ts';
import { findTurnVoices } from '../../db/dialogues/turn-voices.ts';
import type { HeardVoice } from '../../db/voices/heard.ts';
import { type Handlers, visitorOf } from '../_call.ts';
import { answeredAt } from './answered-at.ts';
import { soundAddress } from './voice/heard-voices.ts';

type Detail = ResponseData<'GET /dialogues/{id}'>;

export const dialogueHandlers: Handlers<
  'GET /dialogues' | 'GET /dialogues/{id}' | 'POST /dialogues/{id}/answers'
> = {
  'GET /dialogues': async ({ owner, deps, now }) => {
    const dialogues = await readDialogues(deps.db, visitorOf(deps, owner), now);
    return dialogues.map(({ isOpen, ...dialogue }) => ({ ...dialogue, isLocked: !isOpen }));
  },

  'GET /dialogues/{id}': async ({ params, owner, deps, now }) => {
    const wanted = { ...visitorOf(deps, owner), dialogueId: params.id };
    const dialogue = await readDialogue(deps.db, wanted, now);
    return detailShape(dialogue, await findTurnVoices(deps.db, dialogue));
  },

  'POST /dialogues/{id}/answers': async ({ params, body, owner, deps, now }) => {
    const answer = {
      ...visitorOf(deps, owner),
      zone: owner.zone,
      dialogueId: params.id,
      ...body,
      at: answeredAt(body),
    };
    return { id: params.id, state: await saveDialogueAnswer(deps.db, answer, now) };
  },
};

function detailShape(dialogue: ReadDialogue, voices: readonly (HeardVoice | undefined)[]): Detail {
  const { id, key, lessonId, title, seconds, state, scene, note, people, turns, questions } = dialogue;
  return {
    ...{ id, key, lessonId, title, seconds, state, scene, note, questions },
    isLocked: false,
    names: people,
    turns: turns.map((turn, at) =>
      turnShape(turn, { gender: people[turn.speaker].gender, heard: voices[at] }),
    ),
    roles: ([0, 1] as const).map((speaker) => ({
      speaker,
      turns: turns.flatMap((turn, at) => (turn.speaker === speaker ? [at] : [])),
    })),
  };
}

const lineShape = ({ pronunciation, transcription, russian }: DialogueLine) => ({
  hebrew: stripNiqqud(pronunciation),
  ...{ pronunciation, transcription, russian },
});

type Voiced = { gender: VoiceGender; heard: HeardVoice | undefined };

/** The sound of a turn: a published voice, or what was rendered in the voice of that gender. */
export function turnSound(
  { audioHash }: Pick<ReadTurn, 'audioHash'>,
  { gender, heard }: Voiced,
): Pick<Detail['turns'][number], 'audio' | 'voice'> {
  if (heard) return { audio: soundAddress(heard.hash), voice: heard.voice };
  return { audio: audioHash === null ? null : renderedIn(`/audio/${audioHash}.mp3`, gender) };
}

function turnShape(turn: ReadTurn, voiced: Voiced): Detail['turns'][number] {
  const { speaker, cue, needs, also = [], examples = [], words } = turn;
  return {
    ...{ speaker, ...lineShape(turn), cue, needs, also },
    ...turnSound(turn, voiced),
    examples: examples.map(lineShape),
    words: words.map(({ pronunciation: base, ...word }) => ({ ...word, base })),
  };
}
