import { useId, useRef } from 'react';
import type { AdminLesson } from '../../../../../../core/contracts/admin/lessons.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { manyTexts } from '../../../../../../core/texts/admin/course/many.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { CheckBox } from '../../../../ui/controls/check-box.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { MoveButtons } from '../categories/move-buttons.tsx';
import { EditedNow } from '../editing/edited-now.tsx';
import { NothingFound } from '../nothing-found.tsx';
import { OrderedList } from '../order/ordered-list.tsx';
import { useOrder } from '../order/use-order.ts';
import styles from './lesson-list.module.css';
import { isOrderable, type ListFilter } from './list-filter.ts';
import { useLongPress } from './many/use-long-press.ts';
import type { SelectionMode } from './many/use-selection.ts';

const texts = adminContentTexts.list;

type FoundLessonsProps = {
  filter: ListFilter;
  lessons: readonly AdminLesson[];
  total: number;
  mode: SelectionMode;
  onOpen: (lessonId: number) => void;
};

/** What the list has found: to be opened, selected, or put into another order where all of a subsection is shown. */
export function FoundLessons({ filter, lessons, total, mode, onOpen }: FoundLessonsProps) {
  const { subsectionId } = filter;
  const isWhole = isOrderable(filter) && lessons.length === total && total > 1;
  const hint = hintOf(mode, isWhole);
  if (total === 0) {
    return <NothingFound title={texts.emptyTitle} text={texts.emptyText} />;
  }
  return (
    <>
      <Row gap={7} align="center" justify="between" wrap="tight" className={styles.found}>
        <p role="status">{texts.found(total)}</p>
        {!mode.selection && (
          <Button size="small" onClick={mode.begin}>
            {manyTexts.begin}
          </Button>
        )}
      </Row>
      {hint && <p className={styles.found}>{hint}</p>}
      <Card padded={false}>
        {isWhole && !mode.selection && subsectionId !== null ? (
          <LessonsInOrder {...{ lessons, subsectionId, mode, onOpen }} />
        ) : (
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.id} className={mode.selection ? styles.pick : styles.item}>
                <LessonItem lesson={lesson} lessons={lessons} mode={mode} onOpen={onOpen} />
              </li>
            ))}
          </ol>
        )}
      </Card>
    </>
  );
}

function hintOf({ selection }: SelectionMode, isWhole: boolean): string | undefined {
  if (!selection) return isWhole ? undefined : texts.orderHint;
  return matchMedia('(hover: hover)').matches ? manyTexts.rangeMouse : manyTexts.rangeTouch;
}

type LessonsInOrderProps = Pick<FoundLessonsProps, 'lessons' | 'mode' | 'onOpen'> & { subsectionId: number };

function LessonsInOrder({ lessons, subsectionId, mode, onOpen }: LessonsInOrderProps) {
  const { rows, move } = useOrder({ kind: 'lessons', parent_id: subsectionId }, lessons);
  return (
    <OrderedList rows={rows} rowClassName={styles.item} onMove={move}>
      {(place, handle) => {
        const lesson = rows[place];
        if (!lesson) return null;
        // Numbers follow the order: what moves takes the number of its new place at once.
        const { lesson_number } = lessons[place] ?? lesson;
        return (
          <>
            <LessonItem
              lesson={{ ...lesson, lesson_number }}
              lessons={rows}
              mode={mode}
              isPlaceKnown
              onOpen={onOpen}
            />
            <MoveButtons
              up={texts.up(lesson.name)}
              down={texts.down(lesson.name)}
              place={place}
              count={rows.length}
              onMove={(by) => move(place, place + by)}
            />
            {handle}
          </>
        );
      }}
    </OrderedList>
  );
}

type LessonItemProps = Pick<FoundLessonsProps, 'lessons' | 'mode' | 'onOpen'> & {
  lesson: AdminLesson;
  /** All of the list stand in one subsection: it is not said of each. */
  isPlaceKnown?: boolean;
};

/** A tap opens the lesson, or selects it while lessons are selected; a long one selects it, or all up to it. */
function LessonItem({ lesson, lessons, mode, isPlaceKnown = false, onOpen }: LessonItemProps) {
  const { id } = lesson;
  const shown = lessons.map((one) => one.id);
  const box = useId();
  const hasShift = useRef(false);
  const press = useLongPress(() => mode.extendTo(id, shown));
  if (!mode.selection) {
    return (
      <button type="button" className={styles.row} onClick={() => onOpen(id)} {...press}>
        <LessonWords lesson={lesson} isPlaceKnown={isPlaceKnown} />
      </button>
    );
  }
  const isChosen = mode.selection.ids.has(id);
  return (
    <label htmlFor={box} className={isChosen ? styles.chosen : styles.choice} {...press}>
      <CheckBox
        id={box}
        checked={isChosen}
        aria-label={lesson.name}
        onClick={(event) => {
          // A press of Space comes as a click, too, with Shift where it is held.
          hasShift.current = event.shiftKey;
        }}
        onToggle={() => (hasShift.current ? mode.extendTo(id, shown) : mode.toggle(id))}
      />
      <LessonWords lesson={lesson} isPlaceKnown={isPlaceKnown} />
    </label>
  );
}

function LessonWords({ lesson, isPlaceKnown }: Required<Pick<LessonItemProps, 'lesson' | 'isPlaceKnown'>>) {
  const { id, lesson_number, name, category, subcategory, words_count, is_free, isPublished, level } = lesson;
  return (
    <>
      <span className={styles.number}>{lesson_number}</span>
      <Stack as="span" className={styles.words}>
        <Text weight="strong">
          <MixedText>{name}</MixedText>
        </Text>
        {!isPlaceKnown && (
          <Hint>
            {category} · {subcategory}
          </Hint>
        )}
        <EditedNow kind="lesson" id={id} />
      </Stack>
      <Stack as="span" gap={2} align="end" className={styles.figures}>
        <span className={styles.count}>
          {texts.words(words_count)} · {level}
        </span>
        <Row as="span" gap={2}>
          {!isPublished && <Chip>{texts.draft}</Chip>}
          {!is_free && <Chip tone="gold">{texts.premium}</Chip>}
        </Row>
      </Stack>
    </>
  );
}
