import { tableTexts as texts } from '../../../../core/texts/admin/tables.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { useCopyText } from '../../lib/toasts/copy-text.ts';
import { canSaveFiles, saveFile } from './tools/course-file.ts';

/** Saves a table; where the client cannot save files the text of it is copied. */
export function useKeepTable(): (file: File) => Promise<void> {
  const { toast } = useServices();
  const { launch } = useTelegram();
  const copyText = useCopyText(texts);
  return async (file) => {
    if (!canSaveFiles(launch.platform)) return void (await copyText(await file.text()));
    saveFile(file);
    toast({ title: texts.saved(file.name) });
  };
}
