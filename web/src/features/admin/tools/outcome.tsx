import type { ReactNode } from 'react';
import { adminSectionTexts } from '../../../../../core/texts/admin/web.ts';
import { Text } from '../../../ui/text.tsx';
import { reasonOf } from '../load-failed.tsx';

/** The outcome of a tool's work. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <Text as="p" weight="strong" role="status">
      {children}
    </Text>
  );
}

/** Why it failed, in the server's own sentence where it said one. */
export function Failure({ error }: { error: unknown }) {
  return (
    <Text as="p" tone="wrong" role="alert">
      {reasonOf(error) || adminSectionTexts.failed}
    </Text>
  );
}
