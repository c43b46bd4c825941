import { toastTexts } from '../../../../core/texts/toast.ts';
import type { Toast } from './toasts.ts';

/** A toast with SPEC's default texts filled in. */
export type ReadyToast = Toast & Required<Pick<Toast, 'title' | 'variant'>>;

export function completeToast({ title, description, variant = 'default', ...others }: Toast): ReadyToast {
  if (variant === 'default') return { title: title ?? toastTexts.title, description, variant, ...others };
  const nothingSaid = title === undefined && description === undefined;
  return {
    title: title ?? toastTexts.errorTitle,
    description: nothingSaid ? toastTexts.errorDescription : description,
    variant,
    ...others,
  };
}
