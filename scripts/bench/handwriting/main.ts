/**
 * `npm run bench:handwriting`: the letter recogniser against its bars on writers that the templates have not seen. Prints
 * tables; exits with 1 when a bar is missed. Takes about a minute.
 */
import { gzipSync } from 'node:zlib';
import { packTemplates } from '../../../core/handwriting/packed.ts';
import { isFinalForm } from '../../../core/hebrew/letters.ts';
import { collectTemplates } from '../../build-templates/collect.ts';
import { atLeast, atMost, printBars, printTable } from '../report.ts';
import { junkKinds } from './junk.ts';
import {
  type Accuracy,
  changes,
  groups,
  measureAccuracy,
  measureChange,
  measureJunk,
  type Setup,
} from './measure.ts';
import { leaveOneDrawerOut, leaveOneDrawerOutAramaic, leaveOneFontOut } from './trials.ts';

const shipped: Setup = { difficulty: 'normal', withGuides: false };
const withLines: Setup = { difficulty: 'normal', withGuides: true };
const folds = leaveOneDrawerOut();
const templates = collectTemplates();

const setups: Setup[] = [
  shipped,
  withLines,
  { difficulty: 'easy', withGuides: false },
  { difficulty: 'hard', withGuides: false },
];
const measured = setups.map((setup) => ({
  name: setup.difficulty + (setup.withGuides ? ', lines' : ''),
  accuracy: measureAccuracy(setup, folds),
  junk: measureJunk(setup, templates),
}));
const [main] = measured;
if (!main) throw new Error('nothing was measured');

console.log(
  `Unseen writers: leave one drawer out, ${main.accuracy.trials} print drawings of 22 letters, each offered as all 27`,
);
printTable(
  measured.map(({ name, accuracy }) => ({
    '': name,
    ...sharesOf(accuracy),
    'ms median': accuracy.msMedian.toFixed(2),
    'ms p95': accuracy.ms95.toFixed(2),
  })),
);
console.log('\nFalse accepts inside groups of look-alikes (trials)');
printTable(
  measured.map(({ name, accuracy }) => ({
    '': name,
    ...Object.fromEntries(
      groups.map((group) => [
        `${[...group].join('/')} (${main.accuracy.groups.get(group)?.of})`,
        rate(accuracy, group).toFixed(2),
      ]),
    ),
  })),
);
console.log(
  '\nJunk accepted: offered as each of 27 letters / taken for some letter that it is not (line: not ו י ן; circle: not ס)',
);
printTable(
  measured.map(({ name, junk }) => ({
    '': name,
    ...Object.fromEntries(
      [...junk].map(([kind, it]) => [kind, `${it.offered.toFixed(3)} / ${it.anyLetter.toFixed(2)}`]),
    ),
  })),
);
console.log('\nTrue letters accepted after a change (normal, no lines)');
printTable(
  Object.entries(changes).map(([name, change]) => {
    const accepted = measureChange(shipped, folds, change);
    const difference = accepted - main.accuracy.trueAccepts;
    return { '': name, accepted: accepted.toFixed(3), change: difference.toFixed(3) };
  }),
);
const cursive = leaveOneFontOut('cursive', () => true);
const printFinals = leaveOneFontOut('print', isFinalForm);
const estimates = [
  {
    name: 'Early Aramaic, real pen, leave one drawer out',
    folds: leaveOneDrawerOutAramaic(),
    setup: shipped,
  },
  { name: 'cursive, 27 letters, leave one font out', folds: cursive, setup: shipped },
  { name: 'the same with lines', folds: cursive, setup: withLines },
  { name: 'print finals, leave one font out', folds: printFinals, setup: shipped },
  { name: 'the same with lines', folds: printFinals, setup: withLines },
  {
    name: 'cursive finals, leave one font out, lines',
    folds: leaveOneFontOut('cursive', isFinalForm),
    setup: withLines,
  },
];
console.log('\nEstimates only: not Hebrew, or fonts instead of writers (normal)');
printTable(
  estimates.map(({ name, folds, setup }) => {
    const accuracy = measureAccuracy(setup, folds);
    return { '': name, trials: accuracy.trials, ...sharesOf(accuracy) };
  }),
);

const packed = packTemplates(templates);
const worstJunk = (figure: 'offered' | 'anyLetter') =>
  Math.max(...junkKinds.map((kind) => main.junk.get(kind)?.[figure] ?? 1));
console.log('\nBars (normal, no lines)');
const holds = printBars([
  atLeast('true letters accepted', main.accuracy.trueAccepts, 0.92),
  atMost('false letters accepted', main.accuracy.falseAccepts, 0.02),
  atLeast('top-1', main.accuracy.top1, 0.84),
  atMost('worst group, false', Math.max(...groups.map((group) => rate(main.accuracy, group))), 0.35),
  atMost('worst junk, offered as each letter', worstJunk('offered'), 0.1),
  atMost('worst junk, taken for some letter', worstJunk('anyLetter'), 0.1),
  atMost('ms p95', main.accuracy.ms95, 2),
  atMost('packed file, KB', packed.length / 1000, 150),
  atMost('packed file over the wire, KB', gzipSync(packed).length / 1000, 60),
]);
process.exitCode = holds ? 0 : 1;

function sharesOf({ top1, trueAccepts, falseAccepts }: Accuracy) {
  return {
    'top-1': top1.toFixed(3),
    'true accepted': trueAccepts.toFixed(3),
    'false accepted': falseAccepts.toFixed(4),
  };
}

function rate({ groups: counts }: Accuracy, group: string): number {
  const count = counts.get(group);
  return count ? count.hits / count.of : 1;
}
