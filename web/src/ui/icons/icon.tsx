import type { ReactNode, SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** Side in px. */
  size?: number;
  /** Spoken name; without one the icon is decoration and silent. */
  label?: string;
};

/** One icon of the family: a 24 px grid, round strokes of 2, the colour of the text around it. */
export function Icon({ size = 24, label, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {children}
    </svg>
  );
}

/** An icon of one path; `usual` replaces what icons of the family have in common. */
export const drawn =
  (path: string, usual: IconProps = {}) =>
  (props: IconProps) => (
    <Icon {...usual} {...props}>
      <path d={path} />
    </Icon>
  );
