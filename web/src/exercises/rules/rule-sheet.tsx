import type { RuleItem } from '../../../../core/contracts/rules.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/grammar/rules.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useOpenView } from '../../lib/navigation/open-view.ts';
import { useSheetButtons } from '../../lib/telegram/use-buttons.ts';
import { usePause } from '../../lib/time/pauses.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { LockIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CardSheet } from '../../ui/surfaces/card-sheet.tsx';
import { Hint, Title } from '../../ui/text.tsx';
import { RuleCard } from './rule-card.tsx';

type RuleSheetProps = {
  rule: RuleItem;
  startsAt?: number | undefined;
  player?: AudioPlayer | undefined;
  onClose: () => void;
};

/** The card of a rule over an exercise, which stays as it is: the time under the sheet is not that of the answer. */
export function RuleSheet({ rule, startsAt, player, onClose }: RuleSheetProps) {
  useSheetButtons(onClose);
  usePause();
  return (
    <CardSheet dense label={`${texts.kind}: ${rule.title}`} closeLabel={texts.close} onClose={onClose}>
      <Hint as="p">{texts.kind}</Hint>
      {rule.isLocked ? (
        <LockedRule rule={rule} onClose={onClose} />
      ) : (
        <RuleCard rule={rule} startsAt={startsAt} player={player} />
      )}
    </CardSheet>
  );
}

/** Its title, and the way to what opens it. */
function LockedRule({ rule: { title, lessonId }, onClose }: Pick<RuleSheetProps, 'rule' | 'onClose'>) {
  const openView = useOpenView();
  return (
    <Stack gap={5} align="start">
      <Title as="h2">
        <LockIcon size={20} /> <MixedText>{title}</MixedText>
      </Title>
      <p>{texts.locked}</p>
      {openView && (
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            openView({ name: 'subscription', lessonId });
          }}
        >
          {texts.toPlans}
        </Button>
      )}
    </Stack>
  );
}
