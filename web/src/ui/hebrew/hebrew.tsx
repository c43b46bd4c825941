import { classNames } from '../class-names.ts';
import { fitOf } from './fit.ts';
import styles from './hebrew.module.css';

type HebrewProps = {
  /** A Hebrew word or phrase, with or without niqqud. */
  children: string;
  /** 'hero' is the word of a card (56–72 px), 'large' a word among others, 'text' flows with its sentence. */
  size?: 'hero' | 'large' | 'text';
  className?: string;
};

/**
 * A run of Hebrew in its own direction and in the app's font with good niqqud. Never split a pointed word into spans: a
 * letter and its points must stay in one run of text.
 */
export function Hebrew({ children, size = 'text', className }: HebrewProps) {
  return (
    <bdi
      lang="he"
      dir="rtl"
      className={classNames(styles.hebrew, styles[size], className)}
      style={size === 'hero' ? fitOf(children) : undefined}
    >
      {children}
    </bdi>
  );
}
