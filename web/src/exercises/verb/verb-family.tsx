import { useId } from 'react';
import type { Relative, VerbDetail, Word } from '../../../../core/contracts/catalogue.ts';
import { markRootOfWord } from '../../../../core/hebrew/conjugation/root-letters.ts';
import { verbCardTexts } from '../../../../core/texts/lesson/grammar/verb-card.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { LockIcon } from '../../ui/icons/icons.tsx';
import { TableIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Chip } from '../../ui/surfaces/chip.tsx';
import { Hint } from '../../ui/text.tsx';
import { usePlayback } from '../use-playback.ts';
import { MarkedHebrew } from './marked-hebrew.tsx';
import styles from './verb-sheet.module.css';

const texts = verbCardTexts;

type VerbFamilyProps = { verb: VerbDetail; player: AudioPlayer; onOpen: (verb: Word) => void };

/** Words of the same root: a tap plays one, and a verb has a button to its own card. */
export function VerbFamily({ verb, player, onOpen }: VerbFamilyProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Hint as="p">
        <strong id={titleId}>{texts.family}</strong>
      </Hint>
      <ul className={styles.family}>
        {verb.family.map((relative) => (
          <li key={relative.word?.id ?? `lesson ${relative.lesson.id}`}>
            {relative.word ? (
              <RelativeRow {...relative} word={relative.word} root={verb.root} {...{ player, onOpen }} />
            ) : (
              <Row gap={4} align="center" className={styles.relative}>
                <LockIcon size={20} />
                <Hint>
                  <MixedText>{texts.lockedRelative(relative.lesson.number, relative.lesson.name)}</MixedText>
                </Hint>
              </Row>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

type RelativeRowProps = Omit<Relative, 'word'> & { word: Word; root: string } & Omit<VerbFamilyProps, 'verb'>;

function RelativeRow({ word, lesson, isLearned, root, player, onOpen }: RelativeRowProps) {
  const settings = useSettings();
  const { status, failed, play } = usePlayback(
    player,
    { url: word.audio, text: word.pronunciation },
    settings,
  );
  return (
    <Row align="center">
      <button
        type="button"
        className={styles.relative}
        data-sounding={status !== 'idle'}
        onClick={() => void play()}
      >
        <MarkedHebrew pieces={markRootOfWord(settings.niqqud ? word.pronunciation : word.hebrew, root)} />
        <Stack as="span" grow>
          {settings.transcription && <span className={styles.transcription}>[{word.transcription}]</span>}
          <span>{word.russian}</span>
          {failed && <Hint>{trainerTexts.soundFailed}</Hint>}
        </Stack>
        <Chip tone={isLearned ? 'right' : 'quiet'}>
          {isLearned ? texts.known : texts.lesson(lesson.number)}
        </Chip>
      </button>
      {word.verb && (
        <Button
          variant="quiet"
          size="icon"
          icon={<TableIcon size={20} />}
          aria-label={`${texts.open}: ${word.russian}`}
          onClick={() => onOpen(word)}
        />
      )}
    </Row>
  );
}
