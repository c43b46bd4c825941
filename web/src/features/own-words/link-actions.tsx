import { useState } from 'react';
import type { SharedList } from '../../../../core/contracts/own-words.ts';
import { shareAddressOf } from '../../../../core/service/share-address.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { useServices } from '../../lib/services.ts';
import { useCopyText } from '../../lib/toasts/copy-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Hint } from '../../ui/text.tsx';
import styles from './own-words.module.css';

const texts = ownWordViewTexts.sharing;

/** Ways to hand a link on; nothing is sent without a tap. */
export function LinkActions({ list: { link, title } }: { list: Pick<SharedList, 'link' | 'title'> }) {
  const { telegram } = useServices();
  const copyText = useCopyText(texts);
  // A toast is behind the sheet.
  const [said, setSaid] = useState('');
  if (link === null) return <Hint as="p">{texts.noLink}</Hint>;
  return (
    <Stack gap={4}>
      <p className={styles.link}>{link}</p>
      <Button
        variant="primary"
        block
        onClick={() => telegram.openTelegramLink(shareAddressOf(link, texts.text(title)))}
      >
        {texts.send}
      </Button>
      <Button block onClick={async () => setSaid(await copyText(link))}>
        {texts.copy}
      </Button>
      <p role="status">{said}</p>
    </Stack>
  );
}
