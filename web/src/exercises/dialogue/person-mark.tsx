import type { DialogueDetail } from '../../../../core/contracts/dialogues.ts';
import type { Speaker } from '../../../../core/dialogues/content.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './person-mark.module.css';

type PersonMarkProps = {
  names: DialogueDetail['names'];
  speaker: Speaker;
  /** Speaks now. */
  isSpeaking?: boolean;
  size?: 'small' | 'large';
};

/** A person of the dialogue: initials on a colour of their own. The name is beside it. */
export function PersonMark({ names, speaker, isSpeaking = false, size = 'small' }: PersonMarkProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.mark, styles[size], isSpeaking && styles.speaking)}
      data-speaker={speaker}
    >
      {initialsOf(names)[speaker]}
    </span>
  );
}

/** One letter each, two where only they tell the names apart. */
function initialsOf([one, other]: DialogueDetail['names']): [string, string] {
  const first = (letters: number): [string, string] => [
    one.russian.slice(0, letters),
    other.russian.slice(0, letters),
  ];
  const [own, others] = first(2);
  return one.russian[0] === other.russian[0] && own !== others ? first(2) : first(1);
}
