import { useMutation } from '@tanstack/react-query';
import type { Studio } from '../../../../core/contracts/voices/studio.ts';
import { studioTexts as texts } from '../../../../core/texts/studio.ts';
import type { VoiceGender } from '../../../../core/voices/recording.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Text, Title } from '../../ui/text.tsx';

type ConsentProps = {
  gender: VoiceGender;
  consent: Studio['consent'];
  onAgreed: () => Promise<unknown>;
  onRefuse: () => void;
};

/** What happens with the voice, in plain words; asked once. */
export function Consent({ gender, consent, onAgreed, onRefuse }: ConsentProps) {
  const { api } = useServices();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call('POST /studio/consent', { body: { version: consent.version } }),
    onSuccess: onAgreed,
  });
  return (
    <Stack gap={6} grow>
      <Title>{texts.consentTitle}</Title>
      <Card gap={6}>
        {consent.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Card>
      {error && (
        <Text as="p" tone="wrong" role="alert">
          {error.message}
        </Text>
      )}
      <Stack gap={3}>
        <Button variant="primary" size="large" block loading={isPending} onClick={() => mutate()}>
          {texts.agree[gender]}
        </Button>
        <Button variant="quiet" block disabled={isPending} onClick={onRefuse}>
          {texts.notNow}
        </Button>
      </Stack>
    </Stack>
  );
}
