import { type ReactNode, useState } from 'react';
import { profileTexts } from '../../../../core/texts/home/person/profile.ts';
import { type AudioPlayer, createPagePlayer } from '../../lib/audio/audio-player.ts';
import type { Services } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Contact } from './contact/contact.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { MyData } from './settings/my-data.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';

export type ProfileViewProps = {
  onExit: () => void;
  /** Sessions that can be held besides what is due, below the memory; the app passes them from another feature. */
  practice?: ReactNode;
  /** What was paid, at the end of the profile; the app passes it from another feature. */
  receipts?: ReactNode;
  /** For developers, below the settings. */
  developer?: ReactNode;
  /** Makes the voice that the settings try out. */
  createPlayer?: (services: Services) => AudioPlayer;
};

/** SPEC §2 Profile: two tabs. A changed setting takes effect at once, so nothing is lost by leaving. */
export function ProfileView({
  onExit,
  practice,
  receipts,
  developer,
  createPlayer = createPagePlayer,
}: ProfileViewProps) {
  const [tab, setTab] = useState<'profile' | 'settings'>('profile');
  useBackButton(onExit);
  return (
    <Tabs
      label={profileTexts.title}
      tabs={[
        { id: 'profile', name: profileTexts.tabs.profile },
        { id: 'settings', name: profileTexts.tabs.settings },
      ]}
      chosen={tab}
      onChoose={setTab}
    >
      {tab === 'profile' ? (
        <ProfilePanel practice={practice} receipts={receipts} />
      ) : (
        <>
          <h1>
            <VisuallyHidden>{profileTexts.tabs.settings}</VisuallyHidden>
          </h1>
          <SettingsPanel createPlayer={createPlayer} />
          <Contact />
          <MyData />
          {developer}
        </>
      )}
    </Tabs>
  );
}
