import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useCopyText } from '../../../../lib/toasts/copy-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextArea } from '../../../../ui/controls/field.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';

const texts = adminContentTexts.conflict;

/** The author's own edit that came second: it can be read and copied until they are done with it. */
export function KeptText({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const copyText = useCopyText(texts);
  return (
    <Card gap={5}>
      <TextArea label={texts.kept} value={text} readOnly rows={8} onChange={() => {}} dir="auto" />
      <Row gap={4} wrap>
        <Button size="small" onClick={() => void copyText(text)}>
          {texts.copy}
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </Row>
    </Card>
  );
}
