import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiVersion } from '../../../../../core/service/api-version.ts';
import { adminSectionTexts, momentText, systemTexts as texts } from '../../../../../core/texts/admin/web.ts';
import { useOnline } from '../../../lib/api/use-online.ts';
import { useServices } from '../../../lib/services.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Panel, SectionTitle } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import { DiagnosticRun } from './diagnostic-run.tsx';
import styles from './settings.module.css';
import { type SystemState, systemQuery, voicesQuery } from './system-queries.ts';

/** SPEC §2 Admin: the version, the connection, the services in use, what is allowed; and a run of the API. */
export function SettingsView(_: AdminSectionProps) {
  const { api } = useServices();
  const { data: system, error, isFetching, refetch } = useQuery(systemQuery(api));
  return (
    <>
      <SectionTitle>{texts.title}</SectionTitle>
      {system ? (
        <System system={system} />
      ) : error ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <span role="status" aria-label={adminSectionTexts.loading} />
          <Skeleton height="180px" radius="l" />
          <Skeleton height="180px" radius="l" />
        </>
      )}
      <DiagnosticRun />
    </>
  );
}

function System({ system }: { system: SystemState }) {
  const { api } = useServices();
  const isOnline = useOnline();
  const { data: voices } = useQuery(voicesQuery(api));
  const { state, providers, limits } = texts;
  const voiceNames = voices?.map(({ name }) => name).join(', ');
  return (
    <div className={styles.panels}>
      <Panel title={state.heading}>
        <Facts>
          <Fact name={state.version}>{apiVersion}</Fact>
          <Fact name={state.build}>{system.version}</Fact>
          <Fact name={state.online}>
            <Light isOn={isOnline}>{isOnline ? state.isOnline : state.isOffline}</Light>
          </Fact>
          <Fact name={state.serverTime}>{momentText(system.serverTime)}</Fact>
          <Fact name={state.bot}>{system.bot_link ?? state.noBot}</Fact>
        </Facts>
      </Panel>
      <Panel title={providers.heading}>
        <Facts>
          {(['database', 'store', 'telegram'] as const).map((service) => (
            <Fact key={service} name={providers[service]}>
              <Light isOn={system[service].state === 'up'}>
                {system[service].state === 'up' ? providers.up(system[service].ms) : providers.down}
              </Light>
            </Fact>
          ))}
          <Fact name={providers.webhook}>
            <Light isOn={system.webhook.state === 'up'}>{webhookText(system.webhook)}</Light>
          </Fact>
          <Fact name={providers.money}>
            <Light isOn={moneyText(system.money) === providers.moneySettled}>{moneyText(system.money)}</Light>
          </Fact>
          <Fact name={providers.voices}>
            {voiceNames === undefined ? '…' : voiceNames || providers.noVoices}
          </Fact>
          <Fact name={providers.recogniser}>{system.recogniser ?? providers.noRecogniser}</Fact>
          {system.recogniser && (
            <Fact name={providers.speech}>
              <Light isOn={system.speech?.state === 'on'}>{speechText(system.speech)}</Light>
            </Fact>
          )}
        </Facts>
      </Panel>
      <Panel title={limits.heading}>
        <Facts>
          {system.limits.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Panel>
    </div>
  );
}

/** How updates arrive: the state, what waits, and what Telegram reports about its last failure. */
function webhookText({ state, pending, lastError }: SystemState['webhook']): string {
  const { webhookStates, waiting } = texts.providers;
  const parts = [webhookStates[state], pending ? waiting(pending) : null, state === 'up' ? null : lastError];
  return parts.filter((part) => part !== null).join(' · ');
}

/** What waits between Telegram and us: charges without an order, and orders that may have been charged. */
function moneyText(money: SystemState['money']): string {
  const { down, moneySettled, unmatchedStars, oldestDoubt } = texts.providers;
  if (!money) return down;
  const { unmatched_stars: stars, oldest_doubt_seconds: seconds } = money;
  const parts = [
    stars > 0 ? unmatchedStars(stars) : null,
    seconds === null ? null : oldestDoubt(Math.ceil(seconds / 60)),
  ];
  return parts.filter((part) => part !== null).join(' · ') || moneySettled;
}

/** How much of the day's budget was recognised. */
function speechText(speech: SystemState['speech']): string {
  const { down, speechUsed } = texts.providers;
  return speech ? speechUsed(speech.spent_seconds, speech.daily_seconds) : down;
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <Stack as="dl" className={styles.facts}>
      {children}
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row gap={7} justify="between" wrap="tight" className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

/** A coloured dot before the words that say the same. */
function Light({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return <span className={`${styles.light} ${isOn ? styles.on : styles.off}`}>{children}</span>;
}
