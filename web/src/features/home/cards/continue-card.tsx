import type { Home } from '../../../../../core/contracts/home.ts';
import { webTexts } from '../../../../../core/texts/ru.ts';
import { useMainButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { CheckIcon, PlayIcon } from '../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './continue-card.module.css';

const texts = webTexts.home;

type ContinueCardProps = {
  at: Home['continueAt'];
  /** The description of that lesson. */
  description: string | undefined;
  /** Missing when there is nothing left to continue. */
  onContinue: (() => void) | undefined;
};

/**
 * The one main action of home. Telegram's main button carries it where there is one, a button at the thumb elsewhere; the
 * card itself can be tapped too.
 */
export function ContinueCard({ at, description, onContinue }: ContinueCardProps) {
  const label = at?.begun ? texts.continueLesson : texts.startLesson;
  const native = useMainButton(onContinue ? { text: label, onPress: onContinue } : null);
  if (!at || !onContinue) return <AllDone />;
  const { lessonName, completedWordsCount: done, totalWordsCount: total } = at;
  return (
    <>
      {/* The mark lets the first view's benchmark see that the lesson can be opened. */}
      <button type="button" className={styles.card} data-usable="home" onClick={onContinue}>
        <Board />
        <Row as="span" gap={5} align="center" wrap="tight">
          <Stack as="span" grow className={styles.head}>
            <Text size="s">
              {at.begun ? texts.continueNow : texts.startNow} · {texts.wordsOf(done, total)}
            </Text>
            <span className={styles.name}>
              <MixedText>{lessonName}</MixedText>
            </span>
          </Stack>
          <span className={styles.play}>
            <PlayIcon size={22} />
          </span>
        </Row>
        <span className={styles.aim}>
          <MixedText>{aimIn(description)}</MixedText>
        </span>
        <span className={styles.track}>
          <span className={styles.fill} style={{ transform: `scaleX(${total > 0 ? done / total : 0})` }} />
        </span>
      </button>
      {!native && (
        <div className={styles.thumb}>
          <Button variant="primary" size="large" block onClick={onContinue}>
            {label}
          </Button>
        </div>
      )}
    </>
  );
}

/** The sentence on what one will be able to say; the card of the lesson below has the rest. */
const aimIn = (description = ''): string =>
  /Вы сможете .*?[.!?]»?(?=\s[А-ЯЁ]|$)/s.exec(description)?.[0] ?? '';

function AllDone() {
  return (
    <div className={styles.card} data-usable="home">
      <Board />
      <span className={styles.check}>
        <CheckIcon size={22} />
      </span>
      <span className={styles.name}>{texts.allDone}</span>
      <span className={styles.hint}>{texts.allDoneHint}</span>
    </div>
  );
}

/** The corner of a board, very faint. */
function Board() {
  return <span className={styles.board} aria-hidden />;
}
