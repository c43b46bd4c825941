import type { CSSProperties } from 'react';
import { BotAvatar } from '../avatar.tsx';
import { clockTime } from '../dates.ts';
import { Icon } from '../icons.tsx';
import { Menu } from '../menu.tsx';
import type { Session } from '../session.ts';
import type { ClientSettings } from '../settings.ts';
import { type Store, useStore } from '../store.ts';
import { isLightColor, themes } from '../themes.ts';
import { useNow } from '../use-now.ts';
import type { AppState, ColorChoice, MainButton } from './app-state.ts';
import { DialogLayer } from './dialogs.tsx';
import { InvoiceLayer } from './invoice-sheet.tsx';
import type { Phone } from './phone.ts';

/** As Telegram Web frames a mini-app: no downloads, no top navigation, and no more devices than these. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation';
const allowedDevices = 'camera; microphone; geolocation';

type PhoneProps = { phone: Phone; settings: Store<ClientSettings>; session: Session; now: () => Date };

/** The phone around the frame: status bar, Telegram's header, bottom buttons, and a calm screen while closed. */
export function PhoneView({ phone, settings, session, now }: PhoneProps) {
  const app = useStore(phone.app);
  const client = useStore(settings);
  const { host, chat } = useStore(session);
  const botName = chat?.bot.name ?? host.bot.name;
  const isOpen = app.url !== null && !app.minimised;
  return (
    <section className="phone-side" aria-label="Мини-приложение">
      <div
        className="phone"
        data-platform={client.platform}
        data-scheme={client.scheme}
        data-state={app.url === null ? 'closed' : app.minimised ? 'minimised' : 'open'}
        style={colorsOf(app, client)}
      >
        <div className="column screen">
          <StatusBar now={now} />
          <Header phone={phone} isBack={app.backVisible} platform={client.platform} botName={botName} />
          <div ref={phone.attachBody} className="app-body">
            {!app.ready && (
              <div className="app-placeholder">
                <BotAvatar name={botName} size="large" />
                <span className="loading-bar" />
              </div>
            )}
            {app.frame && (
              <iframe
                key={app.frame.id}
                ref={phone.attachFrame}
                title="Мини-приложение"
                sandbox={sandbox}
                allow={allowedDevices}
                src={app.frame.src}
              />
            )}
          </div>
          {isOpen && app.main.visible && (
            <div className="bottom-bar">
              <BottomButton {...app.main} onPress={phone.pressMain} />
            </div>
          )}
          {!isOpen && (
            <div className="idle">
              <BotAvatar name={botName} size="large" />
              <h2>{botName}</h2>
              <p>{chat?.bot.about || 'Здесь откроется мини-приложение бота.'}</p>
              {app.url === null && (
                <button type="button" className="idle-button" onClick={phone.openHome}>
                  Открыть приложение
                </button>
              )}
            </div>
          )}
          {app.minimised && (
            <button
              type="button"
              className="row minimised"
              aria-label="Вернуться в приложение"
              onClick={phone.restore}
            >
              <Icon name="chevron" />
              <span>{botName}</span>
            </button>
          )}
          <div className="home-indicator" aria-hidden="true" />
          <DialogLayer dialogs={phone.dialogs} />
          <InvoiceLayer sheet={phone.invoices} />
        </div>
      </div>
    </section>
  );
}

type Colors = CSSProperties & Record<`--${string}`, string>;

/** The theme and the bars' colours as variables of the phone's style sheet. */
function colorsOf(app: AppState, { platform, scheme, widthPx }: ClientSettings): Colors {
  const theme = themes[platform][scheme];
  const bar = (name: string, choice: ColorChoice): [string, string][] => {
    const color = ('color' in choice ? choice.color : theme[choice.key]) ?? theme.bg_color ?? '#ffffff';
    return [
      [`--${name}`, color],
      [`--${name}-text`, isLightColor(color) ? '#000000' : '#ffffff'],
    ];
  };
  return Object.fromEntries([
    ...Object.entries(theme).map(([key, value]) => [`--${key}`, value]),
    ['--phone-width', `${widthPx}px`],
    ...bar('header', app.header),
    ...bar('background', app.background),
    ...bar('bottom', app.bottomBar),
  ]);
}

/** Time, signal, network and battery: three shapes of one row. */
const StatusBar = ({ now }: { now: () => Date }) => (
  <div className="row status-bar" aria-hidden="true">
    <span>{clockTime(useNow(now))}</span>
    <span className="row status-icons">
      <i className="status-signal">
        <b />
        <b />
        <b />
        <b />
      </i>
      <i className="status-battery">
        <b />
      </i>
    </span>
  </div>
);

type HeaderProps = {
  phone: Phone;
  isBack: boolean;
  platform: ClientSettings['platform'];
  botName: string;
};

function Header({ phone, isBack, platform, botName }: HeaderProps) {
  const isIos = platform === 'ios';
  const label = isBack ? 'Назад' : 'Закрыть';
  const back = isIos ? 'back' : 'arrowBack';
  return (
    <header className="app-header">
      <button type="button" className="row app-left" aria-label={label} onClick={phone.goBack}>
        {(isBack || !isIos) && <Icon name={isBack ? back : 'close'} />}
        {isIos && <span>{label}</span>}
      </button>
      <div className="app-names">
        <strong className="cut">{botName}</strong>
        <span>мини-приложение</span>
      </div>
      <Menu
        button={{
          className: 'disc app-more',
          label: 'Меню приложения',
          content: <Icon name={isIos ? 'moreWide' : 'more'} />,
        }}
        items={[
          { text: 'Открыть бота', icon: <Icon name="chat" />, onSelect: phone.openChat },
          { text: 'Перезагрузить', icon: <Icon name="reload" />, onSelect: phone.relaunch },
          { text: 'Свернуть', icon: <Icon name="minimise" />, onSelect: phone.minimise },
        ]}
      />
    </header>
  );
}

type BottomButtonProps = MainButton & { onPress: () => void };

function BottomButton({ active, text, color, textColor, progress, onPress }: BottomButtonProps) {
  const style: Colors = {
    ...(color === null ? {} : { '--button': color }),
    ...(textColor === null ? {} : { '--button-text': textColor }),
  };
  return (
    <button
      type="button"
      className="bottom-button"
      disabled={!active}
      aria-label={text}
      aria-busy={progress}
      style={style}
      onClick={onPress}
    >
      {progress ? <span className="spinner" /> : text}
    </button>
  );
}
