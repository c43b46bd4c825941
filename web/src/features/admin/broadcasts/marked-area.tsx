import { useRef } from 'react';
import { maxMarkedLength } from '../../../../../core/broadcasts/limits.ts';
import { broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldFrame, type FieldNote } from '../../../ui/controls/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import styles from './broadcasts.module.css';

/** What each button puts around the selected words. */
const formats = {
  bold: ['**', '**'],
  italic: ['__', '__'],
  strikethrough: ['~~', '~~'],
  spoiler: ['||', '||'],
  link: ['[', `](${texts.linkSample})`],
} as const;
type Format = keyof typeof formats;
const names = Object.keys(formats) as Format[]; // the keys of `formats`

type MarkedAreaProps = { value: string; notes: readonly FieldNote[]; onChange: (value: string) => void };

/** The text with its marks, and buttons that put them around what is selected. */
export function MarkedArea({ value, notes, onChange }: MarkedAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  function mark(format: Format) {
    const field = area.current;
    if (!field) return;
    const [before, behind] = formats[format];
    const { selectionStart: start, selectionEnd: end } = field;
    const words = value.slice(start, end);
    // Spaces at the edge of a selection stay outside: a double tap selects them on some phones.
    const inner = words.trim();
    const lead = words.slice(0, words.length - words.trimStart().length);
    const trail = inner === '' ? '' : words.slice(lead.length + inner.length);
    onChange(`${value.slice(0, start)}${lead}${before}${inner}${behind}${trail}${value.slice(end)}`);
    const from = start + lead.length + before.length;
    // After React has put the new text in.
    requestAnimationFrame(() => {
      field.focus();
      const at = format === 'link' && inner !== '' ? from + inner.length + behind.length - 1 : from;
      field.setSelectionRange(at, format === 'link' && inner !== '' ? at : from + inner.length);
    });
  }

  return (
    <FieldFrame label={texts.text} notes={[...notes, { tone: 'hint', text: texts.textHint }]}>
      {(attributes) => (
        <>
          <Row gap={3} wrap="tight" role="group" aria-label={texts.formatBar}>
            {names.map((name) => (
              <Button key={name} size="small" aria-label={texts.formats[name]} onClick={() => mark(name)}>
                <span className={styles[name]}>{texts.formatSigns[name]}</span>
              </Button>
            ))}
          </Row>
          <textarea
            ref={area}
            rows={6}
            dir="auto"
            maxLength={maxMarkedLength}
            {...attributes}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </FieldFrame>
  );
}
