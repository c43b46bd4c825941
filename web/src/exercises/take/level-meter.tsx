import { useEffect, useState } from 'react';
import { studioTexts as texts } from '../../../../core/texts/studio.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { LiveBars } from '../sound-bars.tsx';

/** RMS, 0–1. Below the first a voice is too far away, above the second its peaks are cut. */
const quietRms = 0.02;
const loudRms = 0.3;
const readEveryMs = 100;
/** A loud moment stays on the screen for this long. */
const heldReadings = 8;

/** The microphone as it is now, and whether that is too quiet or too loud. */
export function LevelMeter({ level }: { level: () => number | null }) {
  const [loudest, setLoudest] = useState(0);
  useEffect(() => {
    const seen: number[] = [];
    const timer = setInterval(() => {
      seen.push(level() ?? 0);
      if (seen.length > heldReadings) seen.shift();
      setLoudest(Math.max(...seen));
    }, readEveryMs);
    return () => clearInterval(timer);
  }, [level]);
  const isLoud = loudest > loudRms;
  const isQuiet = loudest < quietRms;
  return (
    <Stack gap={2} align="center" role="group" aria-label={texts.level}>
      <Row justify="center">
        <LiveBars level={() => level() ?? 0} />
      </Row>
      <Text size="s" tone={isLoud ? 'wrong' : isQuiet ? 'soft' : 'right'}>
        {isLoud ? texts.tooLoud : isQuiet ? texts.tooQuiet : texts.fine}
      </Text>
    </Stack>
  );
}
