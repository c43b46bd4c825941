import { useRef } from 'react';
import { Icon, type IconName } from '../icons.tsx';

type FileButtonProps = {
  label: string;
  /** Name of the file field itself. */
  input: string;
  icon: IconName;
  accept?: string;
  onFile: (file: File) => void;
};

/** A button that chooses a file. */
export function FileButton({ label, input, icon, accept, onFile }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  function choose(): void {
    const [file] = field.current?.files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again.
    if (field.current) field.current.value = '';
  }
  return (
    <div className="composer-tool">
      <input ref={field} type="file" hidden accept={accept} aria-label={input} onChange={choose} />
      <button
        type="button"
        className="disc round-button"
        aria-label={label}
        title={label}
        onClick={() => field.current?.click()}
      >
        <Icon name={icon} />
      </button>
    </div>
  );
}
