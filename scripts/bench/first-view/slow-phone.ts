import type { CDPSession } from 'playwright-core';

/** A phone on a slow connection: CPU slowed 4 times, 562.5 ms round trip, 1.44 Mbit/s. */
const slowCpu = 4;
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

export const phoneViewport = { width: 390, height: 844 };
/** Some things are fetched only after a while of silence. */
export const silenceMs = 4000;

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
}
