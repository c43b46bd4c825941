import type { HostState } from '../../control/shapes.ts';
import type { HearingMode } from '../../recogniser/hearing.ts';
import { el } from '../dom.ts';
import { server } from '../server.ts';
import { choiceRow } from './choice-row.ts';

const modeNames: Record<HearingMode, string> = {
  expected: 'Верное слово',
  text: 'Текст',
  silence: 'Тишину',
  failure: 'Сбой',
};

/** What the fake recogniser hears in every recording; says so when a real one is used instead. */
export function createHearingControls() {
  const modes = choiceRow({
    label: 'Что услышит распознаватель',
    choices: modeNames,
    onChoose: (mode) => void server.setHearing({ mode }),
  });
  const text = el('input', {
    type: 'text',
    class: 'hearing-text',
    dir: 'auto',
    lang: 'he',
    placeholder: 'Свой текст, например כלב',
    'aria-label': 'Услышанный текст',
    oninput: () => void server.setHearing({ mode: 'text', text: text.value }),
  });
  const fake = el(
    'div',
    { class: 'hearing' },
    modes.root,
    text,
    el(
      'p',
      { class: 'panel-note' },
      'Запись никто не слушает: «верное слово» — то, до которого дошёл урок или которого ждёт чат.',
    ),
  );
  const real = el('p', { class: 'panel-note', hidden: true }, 'Слушает настоящий распознаватель.');

  return {
    nodes: [fake, real],
    draw({ hearing }: HostState) {
      fake.hidden = hearing === null;
      real.hidden = hearing !== null;
      if (!hearing) return;
      modes.choose(hearing.mode);
      // Not while it is being typed.
      if (document.activeElement !== text) text.value = hearing.text;
    },
  };
}
