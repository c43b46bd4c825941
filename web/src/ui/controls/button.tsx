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

/** A button at least 44 px high (36 in `small`), with pressed, disabled and loading looks. */
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
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], block && styles.block, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading ? <span className={styles.spinner} aria-hidden /> : icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
