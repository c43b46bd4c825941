import type { Word } from '../../../../../core/contracts/catalogue.ts';
import type { SearchMatch } from '../../../../../core/contracts/search.ts';
import { searchTexts as texts } from '../../../../../core/texts/home/search.ts';
import { nameOfWordForm } from '../../../../../core/texts/lesson/grammar/verbs.ts';
import { trainerTexts } from '../../../../../core/texts/lesson/trainer.ts';
import { ReportButton } from '../../../exercises/report/report-button.tsx';
import { ShareButton } from '../../../exercises/share/share-button.tsx';
import { usePlayback } from '../../../exercises/use-playback.ts';
import { VerbButton } from '../../../exercises/verb/verb-button.tsx';
import { VoiceSign } from '../../../exercises/voice-sign.tsx';
import type { AudioPlayer } from '../../../lib/audio/audio-player.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { LockIcon } from '../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Hint } from '../../../ui/text.tsx';
import styles from './search-sheet.module.css';

type MatchRowProps = { match: SearchMatch; player: AudioPlayer; onOpen: (lessonId: number) => void };

/** One word that was found; of a locked lesson only the lesson. */
export function MatchRow({ match: { word, ...match }, player, onOpen }: MatchRowProps) {
  const { lesson } = match;
  if (word) return <WordMatch {...match} {...{ word, player, onOpen }} />;
  return (
    <button type="button" className={styles.lesson} onClick={() => onOpen(lesson.id)}>
      <LockIcon size={20} />
      <Stack as="span">
        <MixedText>{texts.locked(lesson.number, lesson.name)}</MixedText>
        <Hint>{texts.lockedWhy}</Hint>
      </Stack>
    </button>
  );
}

type WordMatchProps = Omit<SearchMatch, 'word'> & {
  word: Word;
  player: AudioPlayer;
  /** Missing where the way to its lesson stands elsewhere. */
  onOpen?: MatchRowProps['onOpen'];
};

/**
 * A tap plays what is shown large: the word, or the infinitive of a verb that is taught by another form. The buttons lead
 * to its lesson, and to all forms of a verb.
 */
export function WordMatch({ word, lesson, pair, forms, player, onOpen }: WordMatchProps) {
  const settings = useSettings();
  const infinitive = forms.find(({ key }) => key === 'infinitive');
  const asked = forms.filter((form) => form !== infinitive);
  const sound = infinitive
    ? { url: null, text: infinitive.pointed }
    : { url: word.audio, text: word.pronunciation };
  const { status, failed, play } = usePlayback(player, sound, settings);
  const written = settings.niqqud ? word.pronunciation : word.hebrew;
  return (
    <div className={styles.match}>
      <button
        type="button"
        className={styles.word}
        data-sounding={status !== 'idle'}
        onClick={() => void play()}
      >
        <Row as="span" gap={4} align="baseline" wrap="tight">
          <Hebrew size="large">{infinitive?.pointed ?? written}</Hebrew>
          {settings.transcription && (
            <span className={styles.transcription}>[{(infinitive ?? word).transcription}]</span>
          )}
          {!infinitive && <VoiceSign sound={word} />}
        </Row>
        {!infinitive && <span>{word.russian}</span>}
        {pair && (infinitive ? <span>{pair}</span> : <Hint>{pair}</Hint>)}
        {infinitive && (
          <Hint>
            {texts.taughtAs} <Hebrew>{written}</Hebrew> — {word.russian}
          </Hint>
        )}
        {failed && <Hint>{trainerTexts.soundFailed}</Hint>}
      </button>
      {asked.length > 0 && (
        <Stack as="ul" gap={1} className={styles.forms}>
          {asked.map(({ key, pointed, transcription }) => (
            <li key={key}>
              <Hebrew>{pointed}</Hebrew>{' '}
              {transcription && <span className={styles.transcription}>[{transcription}]</span>}{' '}
              <Hint>{nameOfWordForm(key)}</Hint>
            </li>
          ))}
        </Stack>
      )}
      <Row gap={4} align="center" wrap="tight" className={styles.ways}>
        {onOpen && (
          <Button
            size="small"
            aria-label={texts.openLesson(lesson.number, lesson.name)}
            onClick={() => onOpen(lesson.id)}
          >
            {texts.lesson(lesson.number)}
          </Button>
        )}
        <VerbButton word={word} player={player} />
        <Row grow justify="end">
          <ShareButton small shared={{ kind: 'word', id: word.id }} />
          <ReportButton
            about={{ subject: 'word', subjectId: word.id, question: `${written} — ${word.russian}` }}
          />
        </Row>
      </Row>
    </div>
  );
}
