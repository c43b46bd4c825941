import type { ReactNode } from 'react';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import type { Score } from '../../../../core/round/state.ts';
import { dayName } from '../../../../core/texts/day-name.ts';
import { endingTexts } from '../../../../core/texts/endings.ts';
import { todayTexts } from '../../../../core/texts/home/today.ts';
import { numberTexts } from '../../../../core/texts/lesson/numbers.ts';
import type { View } from '../../lib/navigation/view.ts';
import { useMainButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon, RepeatIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Tile } from '../../ui/surfaces/tile.tsx';
import { Title } from '../../ui/text.tsx';
import { Extras } from './extras.tsx';
import styles from './rest.module.css';

const texts = todayTexts.end;

type RestProps = {
  /** What was asked, or would have been. */
  kind: TodayResponse['kind'];
  /** The state of the day by now; undefined while it is not known. */
  day: TodayResponse | undefined;
  /** The outcome of the session; missing when nothing was to be asked. */
  summary?: ReactNode;
  /** The dialogue of this day, after everything else; missing on most. */
  dialogue?: TodayResponse['dialogue'];
  /** How the rules of this session went. */
  rules?: Score | undefined;
  onMore: () => void;
  onExit: () => void;
  onOpen: (view: View) => void;
};

/** Nothing is asked now: what was done, when the next words come, and what else can be done. */
export function Rest({ kind, day, summary, dialogue, rules, onMore, onExit, onOpen }: RestProps) {
  const ways = [...toDialogue(dialogue, onOpen), ...waysOn({ kind, day, onMore, onOpen })];
  const home = { text: texts.home, onPress: onExit };
  const [main = home, ...others] = [...ways, home];
  const drawnByClient = useMainButton(main);
  return (
    <Stack gap={6} align="center" justify="center" grow className={styles.rest}>
      {summary ?? <Nothing kind={kind} day={day} wasAsked={rules !== undefined} />}
      {rules && <p className={styles.text}>{todayTexts.rules.result(rules.right, rules.all)}</p>}
      {day && <p className={styles.next}>{nextText(day)}</p>}
      {day?.newWordsPaused && <p className={styles.next}>{texts.paused}</p>}
      <Extras over={kind} onOpen={(extra) => onOpen({ name: 'today', kind: extra })} />
      <Stack gap={4} className={styles.actions}>
        {!drawnByClient && (
          <Button variant="primary" size="large" block onClick={main.onPress}>
            {main.text}
          </Button>
        )}
        {others.map(({ text, onPress }) => (
          <Button key={text} block onClick={onPress}>
            {text}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function toDialogue(dialogue: RestProps['dialogue'], onOpen: RestProps['onOpen']) {
  if (!dialogue) return [];
  const { dialogueId, title } = dialogue;
  return [{ text: endingTexts.dialogue(title), onPress: () => onOpen({ name: 'dialogues', dialogueId }) }];
}

type WaysOn = Pick<RestProps, 'kind' | 'day' | 'onMore' | 'onOpen'>;

/** Due words first, then new ones. */
function waysOn({ kind, day, onMore, onOpen }: WaysOn) {
  if (!day) return [];
  const { tasks, newWords, newWordsAt } = day;
  const dueIsLeft = day.kind === 'due' && tasks.length > 0;
  const moreNumbers = kind === 'numbers' && day.numbers.length > 0;
  const toDue = kind === 'due' ? onMore : () => onOpen({ name: 'today' });
  return [
    ...(moreNumbers ? [{ text: numberTexts.again, onPress: onMore }] : []),
    ...(dueIsLeft ? [{ text: texts.more, onPress: toDue }] : []),
    ...(newWords > 0 && newWordsAt
      ? [
          {
            text: texts.newWords(newWords),
            onPress: () =>
              onOpen({ name: 'trainer', lessonId: newWordsAt.lessonId, mode: 'normal', newWords }),
          },
        ]
      : []),
  ];
}

function nextText({ nextDue, date }: TodayResponse): string | null {
  return nextDue && nextDue > date ? texts.next(dayName(nextDue, date)) : null;
}

type NothingProps = Pick<RestProps, 'kind' | 'day'> & { wasAsked: boolean };

function Nothing({ kind, day, wasAsked }: NothingProps) {
  const empty = todayTexts.empty;
  const reviewed = kind === 'due' && day ? day.done : 0;
  const done = reviewed > 0 || wasAsked;
  const isDrilled = kind === 'numbers' && day !== undefined && day.numbers.length > 0;
  return (
    <>
      <Tile size={72} tone="accent">
        {done || isDrilled ? <CheckIcon size={36} /> : <RepeatIcon size={32} />}
      </Tile>
      <Title>{done || isDrilled ? texts.titles[kind] : empty.titles[kind]}</Title>
      {kind !== 'due' && !isDrilled && <p className={styles.text}>{empty[kind]}</p>}
      {reviewed > 0 && <p className={styles.text}>{empty.doneToday(reviewed)}</p>}
      {kind === 'due' && day?.nextDue === null && <p className={styles.text}>{empty.never}</p>}
    </>
  );
}
