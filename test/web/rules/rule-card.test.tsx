// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ruleTexts } from '../../../core/texts/lesson/grammar/rules.ts';
import { RuleCard } from '../../../web/src/exercises/rules/rule-card.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { renderPart } from '../../support/web/services.tsx';
import { createFakePlayer, press } from '../exercises/support.tsx';
import { sampleRule } from './support.tsx';

createAppServer();

const et = sampleRule('et');
const pairs = () => screen.getAllByRole('listitem');
const marked = (pair: HTMLElement | undefined) =>
  [...(pair?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);

describe('the card of a rule', () => {
  it('says its title, its words and its pairs, with the decisive letters apart from the others', () => {
    renderPart(<RuleCard rule={et} />);
    expect(screen.getByRole('article', { name: 'Кого? Что? — את' }).textContent).toContain(
      'Само слово не переводится.',
    );
    expect(pairs().map(marked)).toEqual(
      [['אֶת'], ['אֶת'], ['בַּיִת']].map((of) => of.map((it) => it.normalize('NFC'))),
    );
    expect(pairs()[0]?.querySelector('bdi')?.textContent).toBe('אֲנִי אוֹהֵב אֶת הַיָּם.'.normalize('NFC'));
    expect(pairs()[0]?.textContent).toContain('[ани́ оһэ́в эт һая́м] Я люблю море.');
  });

  it('shows what a Russian would say as wrong, with the reason, for the ear too', () => {
    renderPart(<RuleCard rule={et} />);
    const [first] = pairs();
    expect(first?.querySelector('s')?.textContent).toBe('אני אוהב הים');
    expect(first?.textContent).toContain('Так не говорят:');
    expect(first?.textContent).toContain('перед известным не хватает את');
  });

  it('shows another right form beside the right one, and what it means', () => {
    renderPart(<RuleCard rule={sampleRule('the')} />);
    const [first] = pairs();
    expect(first?.querySelector('s')).toBeNull();
    expect(first?.textContent).toContain('Тоже верно:');
    expect(first?.textContent).toContain('Это дом. — просто дом, какой-то');
  });

  it('keeps Hebrew in its own direction within Russian', () => {
    renderPart(<RuleCard rule={et} />);
    for (const run of document.querySelectorAll('bdi')) {
      expect([run.getAttribute('lang'), run.getAttribute('dir')]).toEqual(['he', 'rtl']);
    }
  });

  it('outlines the pair for which the learner came', () => {
    renderPart(<RuleCard rule={et} startsAt={1} />);
    expect(pairs().map((pair) => pair.dataset.start)).toEqual([undefined, 'true', undefined]);
  });

  it('plays a line that has a sound', async () => {
    const { player, played } = createFakePlayer();
    const [pair] = et.pairs;
    if (!pair) throw new Error('no pair');
    const sounding = { ...pair, right: { ...pair.right, audio: '/audio/et.mp3' } };
    renderPart(<RuleCard rule={{ ...et, pairs: [sounding, ...et.pairs.slice(1)] }} player={player} />);
    expect(within(pairs()[1] ?? document.body).queryByRole('button')).toBeNull();
    await press(ruleTexts.listen);
    expect(played.map(({ sound }) => sound.url)).toEqual(['/audio/et.mp3']);
  });
});
