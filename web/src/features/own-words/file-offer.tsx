import { useQuery } from '@tanstack/react-query';
import { ownWordsParameter } from '../../../../core/service/own-words-link.ts';
import { startLinkOf } from '../../../../core/service/start-link.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { botLinkQuery } from '../../lib/cache/queries.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Hint } from '../../ui/text.tsx';

const texts = ownWordViewTexts.files;

/** The way to all words as a file: the chat delivers it everywhere; a WebView may not download any. */
export function FileOffer() {
  const { api } = useServices();
  const { openBotLink } = useTelegram();
  const { data: botLink } = useQuery(botLinkQuery(api));
  if (!botLink) return null;
  return (
    <Stack gap={3}>
      <Button block onClick={() => openBotLink(startLinkOf(botLink, ownWordsParameter))}>
        {texts.chat}
      </Button>
      <Hint as="p">{texts.chatHint}</Hint>
    </Stack>
  );
}
