import { useState } from 'react';
import type { HomeLesson } from '../../../../../core/contracts/home.ts';
import type { SearchMatch } from '../../../../../core/contracts/search.ts';
import { maxTextLetters } from '../../../../../core/hebrew/analysis/text-limits.ts';
import { hebrewWordsOf } from '../../../../../core/hebrew/comparable.ts';
import { stripNiqqud } from '../../../../../core/hebrew/niqqud.ts';
import { rankOfGloss, searchText } from '../../../../../core/lesson/search-text.ts';
import { keepWordTexts } from '../../../../../core/texts/home/keep-word.ts';
import { searchTexts as texts } from '../../../../../core/texts/home/search.ts';
import { KeepWord } from '../../../exercises/keep/keep-word.tsx';
import { createPagePlayer } from '../../../lib/audio/audio-player.ts';
import { useServices } from '../../../lib/services.ts';
import { useSheetButtons } from '../../../lib/telegram/use-buttons.ts';
import { useSettled } from '../../../lib/time/use-settled.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { CrossIcon } from '../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ModalDialog } from '../../../ui/surfaces/modal-dialog.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { lessonsOf } from '../catalogue/lesson-lookup.ts';
import type { ChooseLesson } from '../catalogue/lesson-row.tsx';
import { useHome } from '../use-home.ts';
import { FoundReadings } from './found-readings.tsx';
import { FoundRuleRow } from './found-rule.tsx';
import { SearchIcon } from './search-icon.tsx';
import { MatchRow } from './search-match.tsx';
import styles from './search-sheet.module.css';
import { TextReading } from './text-reading.tsx';
import { useSearch } from './use-search.ts';

export type SearchSheetProps = { onChoose: ChooseLesson; onClose: () => void };

/** More lessons are found by scrolling. */
const maxLessons = 4;

/** The search of the course: words by any form or in Russian from the server, or those that the
 * device keeps, lessons by name from the catalogue. */
export function SearchSheet({ onChoose, onClose }: SearchSheetProps) {
  const { home } = useHome({ enabled: false });
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed).trim();
  useSheetButtons(onClose);

  const lessons = lessonsOf(home?.sections ?? []);
  function open(lessonId: number) {
    const lesson = lessons.find(({ id }) => id === lessonId);
    if (!lesson) return;
    onClose();
    onChoose(lesson, 'normal');
  }

  return (
    <ModalDialog look="screen" className={styles.sheet} label={texts.title} onClose={onClose}>
      <Row gap={4} align="center" className={styles.head}>
        <Row as="label" gap={4} align="center" grow className={styles.field}>
          <SearchIcon size={20} />
          <input
            // biome-ignore lint/a11y/noAutofocus: it is the first thing in a modal dialog
            autoFocus
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            dir="auto"
            maxLength={maxTextLetters}
            value={typed}
            placeholder={texts.placeholder}
            aria-label={texts.label}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Row>
        <Button
          variant="quiet"
          size="icon"
          aria-label={texts.close}
          icon={<CrossIcon size={24} />}
          onClick={onClose}
        />
      </Row>
      {asked === '' ? (
        <Examples onTake={setTyped} />
      ) : (
        <Found asked={asked} lessons={findLessons(lessons, asked)} onOpen={open} onLeave={onClose} />
      )}
    </ModalDialog>
  );
}

function Examples({ onTake }: { onTake: (example: string) => void }) {
  return (
    <Stack gap={5}>
      <Hint as="p">{texts.hint}</Hint>
      <Row gap={4} wrap>
        {texts.examples.map((example) => (
          <Button key={example} size="small" onClick={() => onTake(example)}>
            <MixedText>{example}</MixedText>
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

type FoundProps = {
  asked: string;
  lessons: readonly HomeLesson[];
  onOpen: (lessonId: number) => void;
  /** Another view is opened. */
  onLeave: () => void;
};

function Found({ asked, lessons, onOpen, onLeave }: FoundProps) {
  const services = useServices();
  const [player] = useState(() => createPagePlayer(services));
  const { data, isError, isFetching, refetch } = useSearch(asked);
  const matches = data?.matches ?? [];
  const rules = data?.rules ?? [];
  const readings = data?.readings ?? [];
  const isText = hebrewWordsOf(asked).includes(' ') && matches.length + readings.length === 0;
  return (
    <Stack gap={6} aria-live="polite" aria-busy={isFetching}>
      {isError && !isFetching && (
        <Stack gap={5} align="center">
          <p role="alert">{texts.failed}</p>
          <Button onClick={() => void refetch()}>{texts.retry}</Button>
        </Stack>
      )}
      {!data && isFetching && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="8rem" radius="m" />
        </div>
      )}
      {data?.source === 'device' && (
        <Hint as="p" className={styles.alike}>
          {texts.kept}
        </Hint>
      )}
      {isSpelledAlike(asked, matches) && (
        <Hint as="p" className={styles.alike}>
          {texts.alike}
        </Hint>
      )}
      <FoundReadings asked={asked} readings={readings} />
      {isText && !isFetching && <TextReading text={asked} />}
      {matches.length > 0 && (
        <ul className={styles.list} aria-label={texts.words}>
          {matches.map((match) => (
            <li key={match.word?.id ?? `lesson ${match.lesson.id}`}>
              <MatchRow match={match} player={player} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {rules.length > 0 && (
        <ul className={styles.list} aria-label={texts.rules}>
          {rules.map((rule) => (
            <li key={rule.id}>
              <FoundRuleRow rule={rule} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      {data && !isText && matches.length + readings.length + rules.length + lessons.length === 0 && (
        <Stack gap={3} align="center" className={styles.nothing}>
          <Text weight="strong">
            <MixedText>{texts.nothing(asked)}</MixedText>
          </Text>
          {data.source === 'server' && <Hint>{texts.nothingHint}</Hint>}
        </Stack>
      )}
      {data?.source === 'server' && !isText && matches.length === 0 && <KeepAsked asked={asked} />}
      {lessons.length > 0 && (
        <ul className={styles.list} aria-label={texts.lessons}>
          {lessons.map(({ id, lesson_number, name }) => (
            <li key={id}>
              <button type="button" className={styles.lesson} onClick={() => onOpen(id)}>
                <Hint>{texts.lesson(lesson_number)}</Hint>
                <span>
                  <MixedText>{name}</MixedText>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** What was asked for can be kept by whoever knows the rest of it. */
function KeepAsked({ asked }: { asked: string }) {
  const isHebrew = /[א-ת]/u.test(asked);
  const word = isHebrew ? { hebrew: asked, russian: '' } : { hebrew: '', russian: asked };
  return (
    <Stack gap={4} align="center" className={styles.keep}>
      <Hint>{keepWordTexts.keepOwnHint}</Hint>
      <KeepWord key={asked} word={word} name={keepWordTexts.keepOwn} />
    </Stack>
  );
}

/** True where the Hebrew that was typed is more than one word or form. */
function isSpelledAlike(asked: string, matches: readonly SearchMatch[]): boolean {
  const text = searchText(asked);
  if (text?.language !== 'hebrew') return false;
  const plain = stripNiqqud(text.text);
  const meanings = matches.map(({ word, forms }) => {
    const asked = forms.filter(({ key, pointed }) => key !== 'infinitive' || isWritten(pointed, plain));
    return asked.length > 0 ? asked.length : Number(word?.hebrew === plain);
  });
  return meanings.reduce((sum, count) => sum + count, 0) > 1;
}

/** True where a pointed form may be spelled so: points stand for ו and י. */
const isWritten = (pointed: string, plain: string): boolean =>
  withoutVowelLetters(stripNiqqud(pointed)) === withoutVowelLetters(plain);
const withoutVowelLetters = (text: string): string => text.replace(/[וי]/g, '');

/** Lessons of the number, or whose name has a word that begins so. */
function findLessons(lessons: readonly HomeLesson[], asked: string): HomeLesson[] {
  const number = /^(?:урок )?(\d{1,4})$/i.exec(asked)?.[1];
  if (number) return lessons.filter(({ lesson_number }) => lesson_number === Number(number));
  const text = searchText(asked);
  if (text?.language === 'hebrew') {
    return text.text.length > 1
      ? lessons.filter(({ name }) => name.includes(text.text)).slice(0, maxLessons)
      : [];
  }
  const isNamed = (words: string) => (lesson: HomeLesson) =>
    rankOfGloss(lesson.name, words) !== undefined || rankOfGloss(lesson.description, words) === 1;
  const words = text?.texts.find((one) => lessons.some(isNamed(one)));
  return words === undefined ? [] : lessons.filter(isNamed(words)).slice(0, maxLessons);
}
