import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
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
  // A long word gets a smaller hero, so that it stays on one line of a 320 px screen.
  const length = [...children.replace(/\p{M}/gu, '')].length;
  const fit =
    size === 'hero' && length > 7 ? { '--fit': `${Math.max(32, 72 - 4 * (length - 5))}px` } : undefined;
  return (
    <bdi
      lang="he"
      dir="rtl"
      className={classNames(styles.hebrew, styles[size], className)}
      style={fit as CSSProperties}
    >
      {children}
    </bdi>
  );
}
