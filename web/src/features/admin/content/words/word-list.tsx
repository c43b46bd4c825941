import type { ReactNode } from 'react';
import { maxWordsPerLesson } from '../../../../../../core/lesson/access.ts';
import type { DraftProblem } from '../../../../../../core/lesson/draft-problem.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Hebrew } from '../../../../ui/hebrew/hebrew.tsx';
import { ChevronIcon } from '../../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Text } from '../../../../ui/text.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { MoveButtons } from '../categories/move-buttons.tsx';
import { BinIcon, ListIcon, PlusIcon } from '../content-icons.tsx';
import type { WordForm } from '../lessons/lesson-form.ts';
import { OrderedList } from '../order/ordered-list.tsx';
import type { WordListEdit } from './use-word-list.ts';
import { WordFields } from './word-fields.tsx';
import styles from './word-list.module.css';
import { notesOf, problemsOfWord, type WordProblems } from './word-problems.ts';

const texts = adminContentTexts.word;

type WordListProps = {
  words: WordListEdit;
  problems: readonly DraftProblem[];
  isTried: boolean;
  onPaste: () => void;
};

/** The words of the lesson in their order; the fields of one of them are open. */
export function WordList({ words: list, problems, isTried, onPaste }: WordListProps) {
  const { words } = list;
  const ofList = isTried ? notesOf(problems, 'words') : [];
  return (
    <Stack as="section" gap={4} aria-label={adminContentTexts.lesson.wordsHeading}>
      <Row gap={4} align="center" justify="between" wrap className={styles.head}>
        <Text as="h3" weight="strong">
          {adminContentTexts.editor.words(words.length, maxWordsPerLesson)}
        </Text>
        <Button size="small" icon={<ListIcon size={18} />} onClick={onPaste}>
          {adminContentTexts.editor.paste}
        </Button>
      </Row>
      {ofList.map(({ text }) => (
        <p key={text} className={styles.error}>
          {text}
        </p>
      ))}
      <OrderedList
        rows={words.map(({ key: id, russian, hebrew }) => ({ id, name: russian || hebrew || texts.empty }))}
        className={styles.words}
        onMove={(from, to) => list.move(from, to - from)}
      >
        {(place, handle) => {
          const word = words[place];
          return (
            word && (
              <WordItem
                word={word}
                place={place}
                list={list}
                handle={handle}
                problems={problemsOfWord(problems, place)}
                isTried={isTried}
              />
            )
          );
        }}
      </OrderedList>
      <Button icon={<PlusIcon size={20} />} block onClick={() => list.add()}>
        {adminContentTexts.editor.addWord}
      </Button>
    </Stack>
  );
}

type WordItemProps = {
  word: WordForm;
  place: number;
  list: WordListEdit;
  handle: ReactNode;
  problems: WordProblems;
  isTried: boolean;
};

function WordItem({ word, place, list, handle, problems, isTried }: WordItemProps) {
  const isOpen = list.openKey === word.key;
  const isLinked = word.id !== null && word.id === list.opened?.id;
  // A word that has just been added shows no errors yet.
  const isShown = isTried || (word.hebrew !== '' && word.russian !== '');
  return (
    <Card padded={false} className={isLinked ? styles.linked : styles.item}>
      <Row align="center">
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          onClick={() => list.open(isOpen ? null : word.key)}
        >
          <VisuallyHidden>{texts.open(place + 1)}</VisuallyHidden>
          <span className={styles.place} aria-hidden>
            {place + 1}
          </span>
          <Row as="span" gap={6} align="baseline" grow wrap="tight">
            {word.hebrew ? <Hebrew size="large">{word.pronunciation || word.hebrew}</Hebrew> : texts.empty}
            <Text tone="soft">{word.russian}</Text>
          </Row>
          {isShown && problems.errors > 0 && <Chip tone="wrong">{texts.errors(problems.errors)}</Chip>}
          {isShown && problems.errors === 0 && problems.doubts > 0 && (
            <Chip tone="gold">{texts.doubts(problems.doubts)}</Chip>
          )}
          <ChevronIcon size={20} className={isOpen ? styles.turned : styles.chevron} />
        </button>
        <MoveButtons
          up={texts.up}
          down={texts.down}
          place={place}
          count={list.words.length}
          onMove={(by) => list.move(place, by)}
        />
        {handle}
      </Row>
      {isOpen && (
        <Stack gap={6} className={styles.fields}>
          <WordFields
            word={word}
            problems={problems}
            isTried={isTried}
            audio={list.audioOf(word)}
            startsWithSentences={isLinked && list.opened?.name === 'sentence'}
            onChange={(change) => list.change(word.key, change)}
          />
          <Button
            variant="danger"
            size="small"
            icon={<BinIcon size={18} />}
            onClick={() => void list.remove(word)}
          >
            {texts.remove}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
