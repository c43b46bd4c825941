import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import type { SessionKind } from '../../../../core/memory/kinds.ts';
import { todayTexts } from '../../../../core/texts/home/today.ts';
import { numberTexts } from '../../../../core/texts/lesson/numbers.ts';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { ChevronIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './extras.module.css';
import { useExtras } from './use-extras.ts';

const texts = todayTexts.extra;
/** How many pairs of letters are named. */
const pairsNamed = 3;

type ExtrasProps = {
  /** The session that was just held is not offered again. */
  over?: TodayResponse['kind'];
  onOpen: (kind: SessionKind) => void;
};

/** Sessions besides what is due, where there is something to practise: after a session, and in the profile. */
export function Extras({ over, onOpen }: ExtrasProps) {
  const { difficultWords, letters, hasNumbers } = useExtras();
  const drills = letters !== undefined && letters.drillWords > 0 && over !== 'letters';
  const difficult = difficultWords > 0 && over !== 'difficult';
  const numbers = hasNumbers && over !== 'numbers';
  if (!drills && !difficult && !numbers) return null;
  const pairs = letters?.pairs.slice(0, pairsNamed).map(({ letters: [a, b] }) => texts.pair(a, b)) ?? [];
  return (
    <Stack as="section" gap={4} className={styles.extras} aria-labelledby="extras-heading">
      <Text as="h2" weight="strong" id="extras-heading">
        {texts.heading}
      </Text>
      {difficult && (
        <Entry
          name={texts.difficult}
          hint={texts.difficultHint(difficultWords)}
          onPress={() => onOpen('difficult')}
        />
      )}
      {drills && <Entry name={texts.letters} hint={pairs.join(', ')} onPress={() => onOpen('letters')} />}
      {numbers && (
        <Entry name={numberTexts.title} hint={numberTexts.hint} onPress={() => onOpen('numbers')} />
      )}
    </Stack>
  );
}

function Entry({ name, hint, onPress }: { name: string; hint: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.entry} onClick={onPress}>
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>
          <MixedText>{hint}</MixedText>
        </span>
      </span>
      <ChevronIcon size={20} className={styles.chevron} />
    </button>
  );
}
