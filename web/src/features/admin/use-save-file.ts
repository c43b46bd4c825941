import { useState } from 'react';
import { tableTexts as texts } from '../../../../core/texts/admin/tables.ts';
import { useServices } from '../../lib/services.ts';
import { useTellFailure } from './content/tell-failure.ts';
import { fetchFile } from './tools/course-file.ts';
import { useKeepTable } from './use-keep-table.ts';

/** Fetches a table that the server makes, and saves it as other tables. */
export function useSaveFile(
  address: string,
  query: Readonly<Record<string, string>>,
  name: string,
): { save: () => void; isSaving: boolean } {
  const { session } = useServices();
  const keep = useKeepTable();
  const tellFailure = useTellFailure();
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await keep(await fetchFile(session, `${address}?${new URLSearchParams(query)}`, name));
    } catch (error) {
      tellFailure(texts.saveFailed, error);
    }
    setSaving(false);
  }

  return { save: () => void save(), isSaving };
}
