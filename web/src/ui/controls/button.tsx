import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** 'primary' is the one main action of a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 'icon' has only an icon; its name is `aria-label`. */
  size?: 'large' | 'medium' | 'small' | 'icon';
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
  /** Shows a spinner and ignores presses. */
  loading?: boolean;
};

/** A button at least 44 px high (36 in `small`), with pressed, disabled and loading looks; loading keeps its size. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  block = false,
  icon,
  loading = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isRingBeside = loading && icon === undefined && children !== undefined;
  const ring = <span className={classNames(styles.spinner, isRingBeside && styles.beside)} aria-hidden />;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], block && styles.block, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && !isRingBeside ? ring : icon}
      {children !== undefined && (
        <span className={styles.label}>
          {isRingBeside && ring}
          {children}
        </span>
      )}
    </button>
  );
}
