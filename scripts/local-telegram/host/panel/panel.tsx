import type { ReactNode } from 'react';
import type { CallRecord, Party } from '../../calls.ts';
import type { NetworkMode } from '../../network.ts';
import { clockSeconds, offsetName, weekdayAndDay } from '../dates.ts';
import { Icon, type IconName } from '../icons.tsx';
import type { BridgeEvent } from '../phone/bridge.ts';
import { server } from '../server.ts';
import type { Session } from '../session.ts';
import type { ClientSettings, ClientVersion, PhoneWidth } from '../settings.ts';
import { type Store, useStore } from '../store.ts';
import type { Platform } from '../themes.ts';
import { useNow } from '../use-now.ts';
import { ChoiceRow } from './choice-row.tsx';
import { Hearing } from './hearing.tsx';

const hourMs = 3_600_000;

const networks: readonly NetworkMode[] = ['online', 'offline', 'slow', 'lossy'];
const networkTexts = { online: 'Есть', offline: 'Нет', slow: 'Медленно', lossy: 'С потерями' };
const platforms: readonly Platform[] = ['ios', 'android'];
const versions: readonly ClientVersion[] = ['6.0', '8.0', '9.1'];
const widths: readonly PhoneWidth[] = [320, 375, 425];
const partyNames: Record<Party, string> = {
  bot: 'бот',
  telegram: 'Telegram',
  app: 'приложение',
  server: 'сервер',
};

type PanelProps = {
  settings: Store<ClientSettings>;
  session: Session;
  now: () => Date;
  onClearEvents: () => void;
};

/** The panel of the developer: clock, network, client, recogniser, calls, bridge events. */
export function Panel({ settings, session, now, onClearEvents }: PanelProps) {
  const { panelOpen } = useStore(settings);
  const { host, calls, events } = useStore(session);
  return (
    <aside className="panel" aria-label="Панель" hidden={!panelOpen}>
      <Section icon="clock" title="Часы">
        <Clock now={now} offsetMs={host.clock.offsetMs} />
      </Section>
      <Section icon="network" title="Сеть">
        <ChoiceRow
          label="Сеть между приложением и сервером"
          choices={networks}
          texts={networkTexts}
          chosen={host.network}
          onChoose={(mode) => void server.setNetwork(mode)}
        />
      </Section>
      <Section icon="phone" title="Телефон">
        <PhoneChoices settings={settings} />
      </Section>
      <Section icon="microphone" title="Что услышит распознаватель">
        <Hearing hearing={host.hearing} />
      </Section>
      <Section icon="calls" title="Вызовы">
        <Log
          label="Вызовы"
          empty="Пока никто никого не звал."
          rows={calls.map((call) => <Call key={call.id} {...call} />)}
          onClear={() => void server.clearCalls()}
        />
      </Section>
      <Section icon="bolt" title="События моста">
        <Log
          label="События моста"
          empty="Приложение ещё ничего не просило."
          rows={events.map((event) => <Event key={event.id} {...event} />)}
          onClear={onClearEvents}
        />
      </Section>
    </aside>
  );
}

const Section = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <section className={`panel-section panel-${icon}`}>
    <h3 className="row">
      <Icon name={icon} />
      {title}
    </h3>
    {children}
  </section>
);

function Clock({ now, offsetMs }: { now: () => Date; offsetMs: number }) {
  const moment = useNow(now);
  const moves: [text: string, move: () => unknown][] = [
    ['Сейчас', server.resetClock],
    ['+1 час', () => server.shiftClock(hourMs)],
    ['Завтра', () => server.shiftClock(24 * hourMs)],
    ['Через неделю', () => server.shiftClock(7 * 24 * hourMs)],
  ];
  return (
    <>
      <div className="clock-row">
        <output className="clock-face" aria-label="Местное время">
          {clockSeconds(moment)}
        </output>
        <span className="quiet">{`${weekdayAndDay(moment)}, ${offsetName(offsetMs)}`}</span>
      </div>
      <div className="chips">
        {moves.map(([text, move]) => (
          <button key={text} type="button" className="chip" onClick={() => void move()}>
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

function PhoneChoices({ settings }: { settings: Store<ClientSettings> }) {
  const { platform, version, widthPx, silent, isOld } = useStore(settings);
  return (
    <>
      <Captioned caption="Система">
        <ChoiceRow
          label="Телефон"
          choices={platforms}
          texts={{ ios: 'iOS', android: 'Android' }}
          chosen={platform}
          onChoose={(value) => settings.set({ platform: value })}
        />
      </Captioned>
      <Captioned caption="Версия">
        <ChoiceRow
          label="Версия клиента"
          choices={versions}
          chosen={version}
          onChoose={(value) => settings.set({ version: value })}
        />
      </Captioned>
      <Captioned caption="Ширина">
        <ChoiceRow
          label="Ширина экрана"
          choices={widths}
          chosen={widthPx}
          onChoose={(value) => settings.set({ widthPx: value })}
        />
      </Captioned>
      <Check checked={silent} onCheck={(value) => settings.set({ silent: value })}>
        Клиент не отвечает приложению
      </Check>
      <Check checked={isOld} onCheck={(value) => settings.set({ isOld: value })}>
        Старый клиент: не показывает таблиц
      </Check>
    </>
  );
}

type CheckProps = { checked: boolean; onCheck: (value: boolean) => void; children: string };

const Check = ({ checked, onCheck, children }: CheckProps) => (
  <label className="row check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
    {children}
  </label>
);

const Captioned = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <div className="quiet captioned">
    <span aria-hidden="true">{caption}</span>
    {children}
  </div>
);

type LogProps = { label: string; empty: string; rows: readonly ReactNode[]; onClear: () => void };

/** A list that grows at its head: newest first, a button to empty it. */
const Log = ({ label, empty, rows, onClear }: LogProps) => (
  <div className="log-box">
    {rows.length > 0 ? (
      <button type="button" className="log-clear" aria-label={`Очистить: ${label}`} onClick={onClear}>
        Очистить
      </button>
    ) : (
      <p className="quiet">{empty}</p>
    )}
    <ol className="log" aria-label={label}>
      {rows.toReversed()}
    </ol>
  </div>
);

function Call({ from, to, name, status, ms, at }: CallRecord) {
  const hasFailed = typeof status === 'string' || status >= 400;
  return (
    <li className={hasFailed ? 'log-row failed' : 'log-row'} title={new Date(at).toLocaleString('ru')}>
      <span className="log-parties">{`${partyNames[from]} → ${partyNames[to]}`}</span>
      <span className="log-status">{status}</span>
      <code>{name}</code>
      <span className="log-ms">{ms} мс</span>
    </li>
  );
}

function Event({ from, name, data, dropped, at }: BridgeEvent) {
  const hasData = typeof data === 'object' && data !== null && Object.keys(data).length > 0;
  return (
    <li
      className={dropped ? 'log-row failed' : 'log-row'}
      title={at.toLocaleString('ru')}
      data-event={name}
      data-from={from}
    >
      <span className="log-parties">{from === 'app' ? 'приложение →' : '→ приложение'}</span>
      <code className="log-wide">{name}</code>
      {dropped && <span className="log-wide log-dropped">{dropped}</span>}
      {hasData && <code className="log-wide log-data">{JSON.stringify(data)}</code>}
    </li>
  );
}
