import { type ComponentType, useState } from 'react';
import { contactTexts as texts } from '../../../../../core/texts/inbox/contact.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Section } from '../../../ui/surfaces/section.tsx';
import { Hint } from '../../../ui/text.tsx';
import type { ContactSheetProps } from './contact-sheet.tsx';

/** «Написать нам»; the sheet behind it is loaded at the first tap. */
export function Contact() {
  const { toast } = useServices();
  const [loading, setLoading] = useState(false);
  // A component is a function, which React would call if it were the state itself.
  const [code, setCode] = useState<{ Sheet: ComponentType<ContactSheetProps> } | null>(null);

  async function open() {
    setLoading(true);
    try {
      const { ContactSheet } = await import('./contact-sheet.tsx');
      setCode({ Sheet: ContactSheet });
    } catch {
      toast({ variant: 'destructive', description: texts.notOpened });
    }
    setLoading(false);
  }

  return (
    <Section title={texts.heading}>
      <Card>
        <Stack gap={3}>
          <Button block loading={loading} onClick={() => void open()}>
            {texts.open}
          </Button>
          <Hint as="p">{texts.hint}</Hint>
        </Stack>
      </Card>
      {code && <code.Sheet onClose={() => setCode(null)} />}
    </Section>
  );
}
