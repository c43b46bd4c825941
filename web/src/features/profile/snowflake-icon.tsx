import { Icon, type IconProps } from '../../ui/icons/icon.tsx';

const turns = [0, 60, 120];

/** A freeze of the streak: three axes, each with a fork at both ends. */
export function SnowflakeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {turns.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 12 12)`}
          d="M12 2.5v19M9.4 4.6 12 7.2l2.6-2.6M9.4 19.4l2.6-2.6 2.6 2.6"
        />
      ))}
    </Icon>
  );
}
