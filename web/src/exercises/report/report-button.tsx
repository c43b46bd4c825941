import { type ComponentType, useState } from 'react';
import { reportButtonTexts as texts } from '../../../../core/texts/reports/report-button.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { drawn } from '../../ui/icons/icon.tsx';
import type { ReportSheetProps } from './report-sheet.tsx';
import type { Reported } from './reported.ts';

const FlagIcon = drawn('M6 21V4.5M6 5h11.5l-2.5 4 2.5 4H6');

type ReportButtonProps = { about: Reported; className?: string | undefined };

/** «Сообщить об ошибке» as a flag; the sheet behind it is loaded at the first tap. */
export function ReportButton({ about, className }: ReportButtonProps) {
  const { toast } = useServices();
  const [loading, setLoading] = useState(false);
  // A component is a function, which React would call if it were the state itself.
  const [shown, setShown] = useState<{ Sheet: ComponentType<ReportSheetProps>; about: Reported } | null>(
    null,
  );

  async function open() {
    setLoading(true);
    try {
      const { ReportSheet } = await import('./report-sheet.tsx');
      // What was on the screen at the tap, whatever comes meanwhile.
      setShown({ Sheet: ReportSheet, about });
    } catch {
      toast({ variant: 'destructive', description: texts.notOpened });
    }
    setLoading(false);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className={className}
        icon={<FlagIcon size={18} />}
        loading={loading}
        aria-label={texts.open}
        onClick={() => void open()}
      />
      {shown && <shown.Sheet about={shown.about} onClose={() => setShown(null)} />}
    </>
  );
}
