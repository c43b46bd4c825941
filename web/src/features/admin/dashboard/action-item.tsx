import type { AdminAction } from '../../../../../core/contracts/admin/admin.ts';
import { actsTexts } from '../../../../../core/texts/admin/acts.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { actionsTexts as texts } from '../../../../../core/texts/admin-actions.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { useUndo } from '../use-undo.ts';
import styles from './recent-actions.module.css';

/** One act of an admin with what it changed; a button takes it back, or a line says why that cannot be. */
export function ActionItem({ action }: { action: AdminAction }) {
  const { id, at, by, name, text, lines, undo: standing, isUndo } = action;
  const { isUndoing, undo } = useUndo();
  return (
    <Row as="li" gap={5} align="start" justify="between" wrap="tight" className={styles.action}>
      <Stack gap={1} grow className={styles.words}>
        <Text weight="strong">
          <MixedText>{isUndo ? texts.takenBack(text) : text}</MixedText>
        </Text>
        <Hint>
          {name || texts.somebody(by)} · <time dateTime={at}>{momentText(at)}</time>
        </Hint>
        {lines.map((line) => (
          <Text key={line} size="s">
            <MixedText>{line}</MixedText>
          </Text>
        ))}
        {standing.text && <Hint>{standing.text}</Hint>}
      </Stack>
      {standing.state === 'possible' && (
        <Button
          size="small"
          loading={isUndoing}
          aria-label={texts.undoOf(text)}
          onClick={() => void undo({ id })}
        >
          {actsTexts.undo}
        </Button>
      )}
    </Row>
  );
}
