import type { SearchReading } from '../../../../../core/contracts/search.ts';
import { hebrewWordsOf } from '../../../../../core/hebrew/comparable.ts';
import { searchTexts as texts } from '../../../../../core/texts/home/search.ts';
import { isShownByMatch, meaningOfReading } from '../../../../../core/texts/lesson/reading-meaning.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Hint } from '../../../ui/text.tsx';
import styles from './search-sheet.module.css';

type FoundReadingsProps = { asked: string; readings: readonly SearchReading[] };

/** How a written word is read, likeliest first; nothing where the words of the course that are shown below say it all. */
export function FoundReadings({ asked, readings }: FoundReadingsProps) {
  if (readings.every(isShownByMatch)) return null;
  const written = hebrewWordsOf(asked);
  return (
    <Stack gap={3}>
      {readings.every(({ russian }) => russian === null) && (
        <Hint as="p" className={styles.alike}>
          {texts.byRule}
        </Hint>
      )}
      <ul className={styles.list} aria-label={texts.readings}>
        {readings.map((reading) => (
          <li key={JSON.stringify(reading)} className={styles.reading}>
            <ReadingLine written={written} reading={reading} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The written word with its niqqud where that is known, how it is heard, what it means. */
export function ReadingLine({ written, reading }: { written: string; reading: SearchReading }) {
  const { transcription } = useSettings();
  const heard = transcription ? reading.transcription : null;
  return (
    <>
      <Hebrew>{reading.pronunciation ?? written}</Hebrew>{' '}
      {heard && <span className={styles.transcription}>[{heard}] </span>}
      <MixedText>{`— ${meaningOfReading(written, reading)}`}</MixedText>
      {reading.credit && (
        <>
          {' '}
          <Hint>{reading.credit}</Hint>
        </>
      )}
    </>
  );
}
