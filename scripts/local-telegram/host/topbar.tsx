import { Avatar } from './avatar.tsx';
import { Icon } from './icons.tsx';
import { Menu } from './menu.tsx';
import type { Session } from './session.ts';
import type { ClientSettings } from './settings.ts';
import { type Store, useStore } from './store.ts';

type TopbarProps = { settings: Store<ClientSettings>; session: Session };

const tabNames = { chat: 'Чат', app: 'Приложение' } as const;
const tabs = ['chat', 'app'] as const;

/** The bar over all: whose phone it is, light or dark, the panel; in a narrow window also the two tabs. */
export function Topbar({ settings, session }: TopbarProps) {
  const { tab, scheme, panelOpen } = useStore(settings);
  const { isUnread } = useStore(session);
  const isDark = scheme === 'dark';
  return (
    <header className="row bar topbar">
      <span className="row brand">
        <span className="disc brand-mark">
          <Icon name="plane" />
        </span>
        Локальный Telegram
      </span>
      <div className="tabs" role="tablist">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === tab}
            data-unread={name === 'chat' && isUnread ? '' : undefined}
            onClick={() => settings.set({ tab: name })}
          >
            {tabNames[name]}
          </button>
        ))}
      </div>
      <div className="row topbar-tools">
        <People settings={settings} session={session} />
        <button
          type="button"
          className="disc round-button"
          aria-label={isDark ? 'Светлая тема' : 'Тёмная тема'}
          onClick={() => settings.set({ scheme: isDark ? 'light' : 'dark' })}
        >
          <Icon name={isDark ? 'sun' : 'moon'} />
        </button>
        <button
          type="button"
          className="disc round-button"
          aria-label="Панель"
          aria-pressed={panelOpen}
          onClick={() => settings.set({ panelOpen: !panelOpen })}
        >
          <Icon name="panel" />
        </button>
      </div>
    </header>
  );
}

function People({ settings, session }: TopbarProps) {
  const { personId } = useStore(settings);
  const { people } = useStore(session).host;
  const chosen = people.find(({ id }) => id === personId);
  if (!chosen) return null;
  const content = (
    <>
      <Avatar {...chosen} size="small" />
      <span className="person-name">{chosen.name}</span>
      <Icon name="chevron" />
    </>
  );
  return (
    <Menu
      button={{
        className: 'row person-button',
        label: `Человек: ${chosen.name}`,
        title: chosen.note,
        content,
      }}
      items={people.map(({ id, name, note }) => ({
        text: name,
        note,
        icon: <Avatar id={id} name={name} />,
        checked: id === personId,
        onSelect: () => settings.set({ personId: id }),
      }))}
    />
  );
}
