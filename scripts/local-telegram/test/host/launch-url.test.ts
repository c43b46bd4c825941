import { describe, expect, it } from 'vitest';
import { type LaunchParams, launchUrl, startParamOf, withStartParam } from '../../host/launch-url.ts';

const params: LaunchParams = {
  initData: 'user=%7B%7D&hash=00',
  version: '9.1',
  platform: 'ios',
  themeParams: { bg_color: '#ffffff' },
  startParam: null,
};
const added =
  'tgWebAppData=user%3D%257B%257D%26hash%3D00&tgWebAppVersion=9.1&tgWebAppPlatform=ios&tgWebAppThemeParams=%7B%22bg_color%22%3A%22%23ffffff%22%7D';

describe('the address of the frame', () => {
  it.each([
    ['http://localhost:3000/', `http://localhost:3000/#${added}`],
    ['http://localhost:3000/#', `http://localhost:3000/#${added}`],
    ['http://localhost:3000/#path', `http://localhost:3000/#path?${added}`],
    ['http://localhost:3000/#a=1', `http://localhost:3000/#a=1&${added}`],
    ['http://localhost:3000/?x=1#path?a=1', `http://localhost:3000/?x=1#path?a=1&${added}`],
  ])('%s', (address, expected) => {
    expect(launchUrl(address, params)).toBe(expected);
  });

  it('names the start parameter in the hash too', () => {
    const address = withStartParam('http://localhost:3000/', 'lesson_3');
    expect(address).toBe('http://localhost:3000/?tgWebAppStartParam=lesson_3');
    expect(startParamOf(address)).toBe('lesson_3');
    expect(launchUrl(address, { ...params, startParam: 'lesson_3' })).toContain(
      '&tgWebAppStartParam=lesson_3',
    );
  });
});
