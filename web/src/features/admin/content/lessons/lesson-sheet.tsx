import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonDetail } from '../../../../../../core/contracts/catalogue.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { versionsTexts } from '../../../../../../core/texts/admin/versions.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { useSheetButtons } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { EyeIcon, PenIcon } from '../../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Hint, Title } from '../../../../ui/text.tsx';
import { useUndo } from '../../use-undo.ts';
import { BinIcon } from '../content-icons.tsx';
import { adminLessonQuery, refreshCourse } from '../content-queries.ts';
import { LessonDialogues } from '../dialogues/lesson-dialogues.tsx';
import { LessonRules } from '../grammar-rules/lesson-rules.tsx';
import { loaded } from '../loaded.tsx';
import { useTellFailure } from '../tell-failure.ts';
import { WordTable } from '../words/word-table.tsx';
import { askToKeep } from './ask-to-keep.ts';
import { formOf } from './lesson-form.ts';
import { LessonPreview } from './lesson-preview.tsx';
import styles from './lesson-sheet.module.css';
import { LessonStatsCard } from './lesson-stats-card.tsx';
import { momentText } from './moment-text.ts';

const texts = adminContentTexts.lesson;

type LessonSheetProps = {
  lesson: LessonDetail;
  onEdit: () => void;
  onRule: (ruleId: number) => void;
  /** null for a new one. */
  onDialogue: (dialogueId: number | null) => void;
  onClose: () => void;
};

/** View mode: what the lesson is, its statistics, and what can be done with it. */
export function LessonSheet({ lesson, onEdit, onRule, onDialogue, onClose }: LessonSheetProps) {
  const [side, setSide] = useState<'none' | 'preview' | 'history'>('none');
  const acts = useLessonActs(lesson, onClose);
  useSheetButtons(onClose);
  if (side === 'preview') return <LessonPreview words={lesson.words} onClose={() => setSide('none')} />;
  if (side === 'history') return <History lessonId={lesson.id} onClose={() => setSide('none')} />;
  return (
    <div className={styles.sheet}>
      <Stack gap={6}>
        <Card gap={4}>
          <Facts lesson={lesson} />
          <Switch
            name={texts.published}
            hint={acts.isPublished ? texts.publishedHint : texts.draftHint}
            on={acts.isPublished}
            onToggle={(on) => void acts.publish(on)}
          />
          <Row gap={4} wrap className={styles.actions}>
            <Button variant="primary" icon={<PenIcon size={20} />} onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button
              icon={<EyeIcon size={20} />}
              disabled={lesson.words.length === 0}
              onClick={() => setSide('preview')}
            >
              {texts.preview}
            </Button>
            <Button onClick={() => setSide('history')}>{versionsTexts.open}</Button>
          </Row>
        </Card>
        <WordTable words={lesson.words} />
        <LessonRules lesson={lesson} onRule={onRule} />
        <LessonDialogues lessonId={lesson.id} onDialogue={onDialogue} />
      </Stack>
      <Stack gap={6}>
        {lesson.stats && <LessonStatsCard stats={lesson.stats} />}
        <Button
          variant="danger"
          icon={<BinIcon size={20} />}
          loading={acts.isDeleting}
          onClick={() => void acts.remove()}
        >
          {texts.delete}
        </Button>
      </Stack>
    </div>
  );
}

/** Its earlier versions. */
const History = loaded(async () => (await import('../versions/history-view.tsx')).HistoryView);

function Facts({ lesson }: { lesson: LessonDetail }) {
  const { openLink } = useTelegram();
  const { author_name, author_link, lastEdit } = lesson;
  return (
    <>
      <Hint as="p">
        {lesson.category} · {lesson.subcategory}
      </Hint>
      <Title as="h2">{lesson.name}</Title>
      <Row as="p" gap={3} wrap>
        <Chip>{texts.number(lesson.lesson_number)}</Chip>
        <Chip>{lesson.level}</Chip>
        <Chip tone={lesson.is_free ? 'quiet' : 'gold'}>
          {lesson.is_free ? texts.free : adminContentTexts.list.premium}
        </Chip>
      </Row>
      {lesson.topic && <Hint as="p">{lesson.topic}</Hint>}
      {lesson.description && <p>{lesson.description}</p>}
      {author_name && (
        <p>
          {texts.author}:{' '}
          {author_link ? (
            <button type="button" className={styles.link} onClick={() => openLink(author_link)}>
              {author_name}
            </button>
          ) : (
            author_name
          )}
        </p>
      )}
      {lastEdit && <Hint as="p">{texts.lastEdit(lastEdit.name, momentText(lastEdit.at))}</Hint>}
    </>
  );
}

/** Actions on the lesson as a whole. The switch shows the wanted state during the request. */
function useLessonActs(lesson: LessonDetail, onClose: () => void) {
  const { id, name, isPublished } = lesson;
  const target = `lesson:${id}`;
  const tellFailure = useTellFailure();
  const { tellDone } = useUndo();
  const { api } = useServices();
  const telegram = useTelegram();
  const { haptic, confirmPopup } = telegram;
  const queryClient = useQueryClient();
  const [wished, setWished] = useState<boolean | null>(null);
  const [isDeleting, setDeleting] = useState(false);

  async function publish(on: boolean) {
    if (wished !== null) return;
    const reading = await askToKeep(telegram, { ...formOf(lesson), isPublished: on });
    if (reading === 'refused') return;
    setWished(on);
    try {
      const body = { isPublished: on, ...(reading === 'kept' && { keepTranscriptions: true }) };
      await api.call('PUT /lessons/{id}', { params: { id }, body });
      haptic('success');
      tellDone(on ? texts.publishedToast : texts.unpublishedToast, target);
      refreshCourse(queryClient);
      await queryClient.refetchQueries({ queryKey: adminLessonQuery(api, id).queryKey });
    } catch (error) {
      tellFailure(adminTexts.failed.publish, error);
    }
    setWished(null);
  }

  async function remove() {
    const { deleteTitle, deleteText, deleteYes } = texts;
    const question = { title: deleteTitle, message: deleteText(name), yes: deleteYes };
    if (!(await confirmPopup({ ...question, no: adminContentTexts.cancel, destructive: true }))) return;
    setDeleting(true);
    try {
      await api.call('DELETE /lessons/{id}', { params: { id } });
    } catch (error) {
      setDeleting(false);
      tellFailure(adminTexts.failed.delete, error);
      return;
    }
    haptic('success');
    tellDone(texts.deleted, target);
    onClose();
    refreshCourse(queryClient);
  }

  return { isPublished: wished ?? isPublished, publish, isDeleting, remove };
}
