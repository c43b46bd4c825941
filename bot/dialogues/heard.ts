import { roleLevels } from '../../core/dialogues/events.ts';
import { dialogueChatTexts as texts } from '../../core/texts/chat/dialogues.ts';
import type { ReadDialogue } from '../../db/dialogues/read-dialogue.ts';
import { readDialogues } from '../../db/dialogues/read-dialogues.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { findTurnSounds, joinedTurns } from '../services/listening/turn-sounds.ts';
import { show } from '../visit.ts';
import { replyWithSound } from '../voice/word-voice.ts';
import { keyboardOf } from './buttons.ts';
import { readRole } from './kept-role.ts';
import { type DialogueVisit, openDialogue, saidBy, saveAnswer } from './visit.ts';

const onPage = 6;

/** The dialogues that are open, from the page of the first one that was not played; the role that waits comes first. */
export async function showList(visit: DialogueVisit, wanted?: number): Promise<void> {
  const { deps, ctx, visitor } = visit;
  const all = await readDialogues(deps.db, visitor, ctx.now);
  const open = all.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return show(visit, texts.none, undefined);
  const fresh = open.findIndex(({ state }) => state !== 'played');
  const pages = Math.ceil(open.length / onPage);
  const page = Math.min(pages - 1, wanted ?? Math.floor(Math.max(0, fresh) / onPage));
  const role = await readRole(deps.store, visitor.userId).catch(() => undefined);
  const keyboard = keyboardOf(
    role ? [[texts.button.goOn(role.title), 'go-on']] : [],
    ...open
      .slice(page * onPage, (page + 1) * onPage)
      .map((one) => [[texts.button.title(one), 'scene', one.id]] as const),
    [
      ...(page > 0 ? ([[texts.button.earlier, 'list', page - 1]] as const) : []),
      ...(page + 1 < pages ? ([[texts.button.later, 'list', page + 1]] as const) : []),
    ],
  );
  await show(visit, texts.list, keyboard);
}

export async function showScene(visit: DialogueVisit, id: number): Promise<void> {
  const dialogue = await openDialogue(visit, id);
  if (!dialogue) return;
  const rows =
    dialogue.state === 'new'
      ? keyboardOf([[texts.button.hear, 'hear', id]], [[texts.button.list, 'list']])
      : keyboardOf(
          [
            [texts.button.hear, 'hear', id],
            [texts.button.text, 'text', id],
          ],
          [[texts.button.roles, 'roles', id]],
          [[texts.button.list, 'list']],
        );
  await show(visit, texts.scene(dialogue), rows);
}

/** The whole as one voice message, without its text; as text where it has no sound. */
export async function hearWhole(visit: DialogueVisit, id: number): Promise<void> {
  const dialogue = await openDialogue(visit, id);
  if (!dialogue) return;
  const { deps, ctx } = visit;
  const kept = await findTurnSounds(deps, dialogue);
  const silent = dialogue.turns.flatMap((_, at) => (kept[at] ? [] : [at]));
  await replyWithSound(deps, ctx, {
    sound: joinedTurns(
      deps,
      kept.filter((one) => one !== undefined),
    ),
    text: (isHeard) =>
      isHeard ? texts.whole(dialogue, saidBy(dialogue, silent)) : texts.text(dialogue, saidBy(dialogue)),
    keyboard: withReport(
      keyboardOf([
        [texts.button.again, 'hear', id],
        [texts.button.questions, 'question', id, dialogue.revision, 0],
      ]),
      { subject: 'dialogue', id },
    ),
  });
}

export async function showText(visit: DialogueVisit, id: number): Promise<void> {
  const dialogue = await openDialogue(visit, id);
  if (!dialogue) return;
  const keyboard = keyboardOf([
    [texts.button.hear, 'hear', id],
    [texts.button.roles, 'roles', id],
  ]);
  await visit.ctx.reply(
    ...message(texts.text(dialogue, saidBy(dialogue)), withReport(keyboard, { subject: 'dialogue', id })),
  );
}

/** The question at a place, in place of the one before; who has come to the first has heard the whole. */
export async function askQuestion(visit: DialogueVisit, place: QuestionPlace): Promise<void> {
  const asked = await findQuestion(visit, place);
  if (!asked) return;
  const { dialogue, question } = asked;
  const { id, revision } = dialogue;
  if (place.at === 0) await saveAnswer(visit, { about: 'heard', dialogueId: id, event: 'heard' });
  const options = question.options.map(
    (option, chosen) => [[option, 'answer', id, revision, place.at, chosen]] as const,
  );
  await show(visit, questionText(dialogue, place.at), keyboardOf(...options));
}

type QuestionPlace = { id: number; revision: number; at: number };

async function findQuestion(visit: DialogueVisit, { id, revision, at }: QuestionPlace) {
  const dialogue = await openDialogue(visit, id);
  if (!dialogue) return undefined;
  const question = dialogue.questions[at];
  if (question && dialogue.revision === revision) return { dialogue, question };
  await visit.ctx.answerCallbackQuery({ text: texts.changed, show_alert: true });
  return undefined;
}

const questionText = ({ questions }: ReadDialogue, at: number) => {
  const question = questions[at];
  return question ? texts.question(question, { number: at + 1, of: questions.length }) : [];
};

/** After a miss the turn that tells it is played again. */
export async function takeAnswer(visit: DialogueVisit, place: QuestionPlace, chosen: number): Promise<void> {
  const asked = await findQuestion(visit, place);
  const option = asked?.question.options[chosen];
  if (!asked || option === undefined) return;
  const { dialogue, question } = asked;
  const { id, revision, questions } = dialogue;
  const { at } = place;
  const isRight = chosen === question.answer;
  await saveAnswer(visit, { about: `q${at}`, dialogueId: id, event: 'question', place: at, isRight });
  const isLast = at + 1 >= questions.length;
  const ways = isLast
    ? keyboardOf([
        [texts.button.text, 'text', id],
        [texts.button.roles, 'roles', id],
      ])
    : keyboardOf([[texts.button.next, 'question', id, revision, at + 1]]);
  const keyboard = withReport(ways, { subject: 'dialogue', id, isJudged: true });
  const text = [...questionText(dialogue, at), ...(isRight ? texts.right : texts.wrong)(option)];
  await show(visit, text, isRight ? keyboard : undefined);
  if (isRight) return;
  const { deps, ctx } = visit;
  const kept = await findTurnSounds(deps, dialogue);
  const [answering] = saidBy(dialogue, [question.turn]);
  await replyWithSound(deps, ctx, {
    sound: joinedTurns(deps, [kept[question.turn]]),
    text: () => (answering ? texts.answeredBy(answering) : text),
    keyboard,
  });
}

/** Both roles on each level. */
export async function showRoles(visit: DialogueVisit, id: number): Promise<void> {
  const dialogue = await openDialogue(visit, id);
  if (!dialogue) return;
  const rows = roleLevels.map((level, place) =>
    ([0, 1] as const).map(
      (speaker) =>
        [texts.button.role(dialogue.people[speaker].russian, level), 'begin', id, speaker, place] as const,
    ),
  );
  await show(visit, texts.roles(dialogue.title), keyboardOf(...rows));
}
