import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { readTapParameter } from '../../../core/broadcasts/button.ts';
import type { HomeLesson } from '../../../core/contracts/home.ts';
import { listTokenOf } from '../../../core/own-words/list-link.ts';
import { homeTexts } from '../../../core/texts/home/home.ts';
import { findLesson } from '../features/home/catalogue/lesson-lookup.ts';
import type { SharedWordProps } from '../features/home/search/shared-word.tsx';
import type { EditorField, LessonMode, View } from '../lib/navigation/view.ts';
import { useServices, useTelegram } from '../lib/services.ts';

/** The word that a link names, e.g. 345 of 'word_345_12'; its lesson is named beside it. */
export function wordOfStartParam(startParam: string | null): number | undefined {
  const digits = /^word_(\d{1,9})_\d{1,9}$/.exec(startParam ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The lesson named by a start parameter: of 'lesson_12', and of the word 'word_345_12', it is 12; anything else is none. */
export function lessonOfStartParam(startParam: string | null): number | undefined {
  const digits = /^(?:lesson|word_\d{1,9})_(\d{1,9})$/.exec(startParam ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * What a link from the chat opens in the admin area: 'admin_lesson_12' a lesson, 'admin_lesson_12_name',
 * 'admin_lesson_12_description', 'admin_lesson_12_word-34' and 'admin_lesson_12_sentence-34' a field of its editor,
 * 'admin_rule_12', 'admin_dialogue_12', 'admin_thread_12' a thread of the inbox.
 */
export function adminItemOfStartParam(startParam: string | null): AdminItem | undefined {
  const [, item, id] = /^admin_(lesson|rule|dialogue|thread)_(\d{1,9})$/.exec(startParam ?? '') ?? [];
  if (item) return { [`${item}Id`]: Number(id) };
  const [, lessonId, text, part, word] =
    /^admin_lesson_(\d{1,9})_(?:(name|description)|(word|sentence)-(\d{1,9}))$/.exec(startParam ?? '') ?? [];
  if (lessonId === undefined) return undefined;
  const field: EditorField =
    text === 'name' || text === 'description'
      ? { name: text }
      : { name: part === 'word' ? 'word' : 'sentence', id: Number(word) };
  return { lessonId: Number(lessonId), field };
}

type AdminItem = Pick<
  Extract<View, { name: 'admin' }>,
  'lessonId' | 'field' | 'ruleId' | 'dialogueId' | 'threadId'
>;

/** The rule that a link from the chat opens, e.g. 'rule_12'. */
export function ruleOfStartParam(startParam: string | null): number | undefined {
  const digits = /^rule_(\d{1,9})$/.exec(startParam ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The dialogue that a link from the chat opens, e.g. 'dialogue_12'. */
export function dialogueOfStartParam(startParam: string | null): number | undefined {
  const digits = /^dialogue_(\d{1,9})$/.exec(startParam ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The broadcast that a link from the chat opens in the admin area, e.g. 'admin_broadcast_12'. */
function broadcastOfStartParam(startParam: string | null): number | undefined {
  const digits = /^admin_broadcast_(\d{1,9})$/.exec(startParam ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The section that the button of a broadcast opens, e.g. 'section_12'. */
function sectionOfStartParam(startParam: string | null): number | undefined {
  const digits = /^section_(\d{1,9})$/.exec(startParam ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The place of a start parameter; that of a broadcast's button names the broadcast before it: 'b7_lesson_12'. */
const placeOfStartParam = (startParam: string | null): string | null =>
  readTapParameter(startParam ?? '')?.place ?? startParam;

type DeepLinkProps = {
  onChoose: (lesson: HomeLesson, mode: LessonMode) => void;
  onOpen: (view: View) => void;
};

/**
 * Follows the launch's deep link once, as soon as the catalogue is known: 'lesson_12', 'word_345_12', 'today' for the reviews,
 * 'rule_7', 'dialogue_7', 'own', 'list_…' for somebody's words, 'section_3', 'premium', 'studio', 'admin_reports' for the inbox,
 * 'admin_thread_7', or 'admin_broadcast_7'. What it names is user input: an unknown lesson leaves the learner at home, with
 * a message.
 */
export function DeepLink({ onChoose, onOpen }: DeepLinkProps): ReactNode {
  const { homeQuery, toast } = useServices();
  const { launch } = useTelegram();
  const { data: home, dataUpdatedAt } = useQuery({ ...homeQuery, enabled: false });
  const [pending, setPending] = useState(() => placeOfStartParam(launch.startParam));
  const [card, showWord] = useWordCard(onChoose);
  useEffect(() => {
    if (!home || pending === null) return;
    const wordId = wordOfStartParam(pending);
    const lesson = findLesson(home.sections, lessonOfStartParam(pending) ?? 0);
    const isToday = pending === 'today';
    const isStudio = pending === 'studio';
    const isOwn = pending === 'own';
    const isReports = pending === 'admin_reports';
    const edited = adminItemOfStartParam(pending);
    const ruleId = ruleOfStartParam(pending);
    const dialogueId = dialogueOfStartParam(pending);
    const token = listTokenOf(pending);
    const broadcastId = broadcastOfStartParam(pending);
    const sectionId = sectionOfStartParam(pending);
    const isPremium = pending === 'premium';
    const isElsewhere =
      isToday ||
      isStudio ||
      isOwn ||
      isReports ||
      isPremium ||
      [edited, ruleId, dialogueId, token, broadcastId, sectionId].some((one) => one !== undefined);
    // A home kept from the last opening may not know a new lesson yet: wait for the server's.
    if (!lesson && !isElsewhere && dataUpdatedAt === 0) return;
    setPending(null);
    if (edited !== undefined) onOpen({ name: 'admin', ...edited });
    else if (ruleId !== undefined) onOpen({ name: 'rules', ruleId });
    else if (dialogueId !== undefined) onOpen({ name: 'dialogues', dialogueId });
    else if (token !== undefined) onOpen({ name: 'shared-list', token });
    else if (broadcastId !== undefined) onOpen({ name: 'admin', broadcastId });
    else if (sectionId !== undefined) onOpen({ name: 'home', sectionId });
    else if (isPremium) onOpen({ name: 'subscription' });
    else if (isOwn) onOpen({ name: 'own-words' });
    else if (isReports) onOpen({ name: 'admin', section: 'inbox' });
    else if (isStudio) onOpen({ name: 'studio' });
    else if (isToday) onOpen({ name: 'today' });
    else if (lesson && wordId !== undefined && !lesson.locked) void showWord(lesson, wordId);
    else if (lesson) onChoose(lesson, 'normal');
    else toast(homeTexts.unknownLesson);
  }, [home, dataUpdatedAt, pending, onChoose, onOpen, showWord, toast]);
  return card;
}

/** The card of a word over home, whose code is loaded when it is asked for. */
function useWordCard(onChoose: DeepLinkProps['onChoose']) {
  const { toast } = useServices();
  const [shown, setShown] = useState<{
    lesson: HomeLesson;
    wordId: number;
    Card: ComponentType<SharedWordProps>;
  } | null>(null);
  const show = useCallback(
    async (lesson: HomeLesson, wordId: number): Promise<void> => {
      try {
        const { SharedWord } = await import('../features/home/search/shared-word.tsx');
        setShown({ lesson, wordId, Card: SharedWord });
      } catch {
        toast({ variant: 'destructive', description: homeTexts.wordNotOpened });
      }
    },
    [toast],
  );
  const close = () => setShown(null);
  function start() {
    close();
    if (shown) onChoose(shown.lesson, 'normal');
  }
  const card = shown && (
    <shown.Card lesson={shown.lesson} wordId={shown.wordId} onStart={start} onClose={close} />
  );
  return [card, show] as const;
}
