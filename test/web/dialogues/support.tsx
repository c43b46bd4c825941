import { HttpResponse, http as msw, type RequestHandler } from 'msw';
import type {
  DialogueDetail,
  DialogueItem,
  DialogueTurnShape,
  SaveDialogueAnswerRequest,
} from '../../../core/contracts/dialogues.ts';
import type { Speaker } from '../../../core/dialogues/content.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { success } from '../../support/web/samples.ts';

type Said = [pronunciation: string, transcription: string, russian: string];

function textOf([pronunciation, transcription, russian]: Said) {
  const pointed = pronunciation.normalize('NFC');
  return { hebrew: stripNiqqud(pointed), pronunciation: pointed, transcription, russian };
}

function turn(speaker: Speaker, said: Said, over: Partial<DialogueTurnShape> = {}): DialogueTurnShape {
  const text = textOf(said);
  const audio = `/audio/${said[1]}.mp3`;
  return { ...text, audio, speaker, cue: '', needs: '*', also: [], examples: [], words: [], ...over };
}

/** Letters of a word in a line, as the server names them. */
function wordAt(
  line: string,
  word: string,
  over: Pick<DialogueTurnShape['words'][number], 'wordId' | 'russian'>,
) {
  const [pronunciation, base] = [line.normalize('NFC'), word.normalize('NFC')];
  const start = pronunciation.indexOf(base);
  return { start, end: start + base.length, lessonId: 1, base, transcription: 'ма́йим', ...over };
}

const water = 'אֶפְשָׁר מַיִם?'; // efshar mayim
/** A scene of four turns: Dana asks for water, and tells her name. */
export function sampleDialogue(over: Partial<DialogueDetail> = {}): DialogueDetail {
  return {
    ...{ id: 900, key: 'kiosk-water', lessonId: 1, title: 'Вода в киоске', seconds: 40 },
    ...{
      isLocked: false,
      state: 'new',
      scene: 'Дана у киоска. Жарко.',
      note: 'Воду в кафе часто дают бесплатно.',
    },
    names: [
      { pronunciation: 'דָּנָה', transcription: 'да́на', russian: 'Дана', gender: 'f' },
      { pronunciation: 'עֹמֶר', transcription: 'о́мер', russian: 'Омер', gender: 'm' },
    ],
    turns: [
      turn(0, [water, 'эфша́р ма́йим', 'Можно воды?'], {
        cue: 'Попросите воды.',
        needs: 'מים', // mayim
        words: [wordAt(water, 'מַיִם', { wordId: 77, russian: 'вода' })],
      }),
      turn(1, ['כֵּן. מָה הַשֵּׁם?', 'кен ма һа-ше́м', 'Да. Как вас зовут?'], {
        cue: 'Согласитесь и спросите имя.',
        needs: 'כן שם/השם', // ken shem
      }),
      turn(0, ['אֲנִי דָּנָה.', 'ани́ да́на', 'Я Дана.'], {
        cue: 'Скажите, как вас зовут.',
        needs: 'אני *', // ani
        examples: [
          textOf(['אֲנִי מִירָה.', 'ани́ ми́ра', 'Я Мира.']),
          textOf(['אֲנִי תּוֹם.', 'ани́ том', 'Я Том.']),
          textOf(['אֲנִי יָעֵל.', 'ани́ яэ́ль', 'Я Яэль.']),
        ],
      }),
      turn(1, ['בְּבַקָּשָׁה, דָּנָה.', 'бевакаша́ да́на', 'Пожалуйста, Дана.'], {
        cue: 'Подайте воду.',
        needs: 'בבקשה', // bevakasha
      }),
    ],
    questions: [
      { prompt: 'Что просит Дана?', options: ['воду', 'кофе', 'сок'], answer: 0, turn: 0 },
      { prompt: 'Что спрашивает Омер?', options: ['сколько ей лет', 'как её зовут'], answer: 1, turn: 1 },
    ],
    roles: [
      { speaker: 0, turns: [0, 2] },
      { speaker: 1, turns: [1, 3] },
    ],
    ...over,
  };
}

/** The same in the list. */
export function sampleItem(over: Partial<DialogueItem> = {}): DialogueItem {
  const { id, key, lessonId, title, seconds, isLocked, state, turns } = sampleDialogue();
  return { id, key, lessonId, title, seconds, isLocked, state, turns: turns.length, ...over };
}

/** A server with this dialogue and list; `saved` is what it was sent. */
export function serveDialogues(dialogue = sampleDialogue(), items: readonly DialogueItem[] = [sampleItem()]) {
  const saved: SaveDialogueAnswerRequest[] = [];
  const handlers: RequestHandler[] = [
    msw.get('*/api/dialogues', () => HttpResponse.json(success(items) as object)),
    msw.get('*/api/dialogues/:id', () => HttpResponse.json(success(dialogue) as object)),
    msw.post('*/api/dialogues/:id/answers', async ({ request, params }) => {
      const answer = (await request.json()) as SaveDialogueAnswerRequest;
      saved.push(answer);
      const state = answer.event === 'played' ? 'played' : 'heard';
      return HttpResponse.json(success({ id: Number(params.id), state }) as object);
    }),
  ];
  return { handlers, saved };
}
