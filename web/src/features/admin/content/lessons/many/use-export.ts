import { manyTexts as texts } from '../../../../../../../core/texts/admin/course/many.ts';
import { useServices, useTelegram } from '../../../../../lib/services.ts';
import { useCopyText } from '../../../../../lib/toasts/copy-text.ts';
import { type CourseFormat, canSaveFiles, fetchFile, saveFile } from '../../../tools/course-file.ts';
import { useTellFailure } from '../../tell-failure.ts';

/** Saves lessons as a file; where the client cannot save files the text of it is copied. */
export function useExport(ids: readonly number[]): (format: CourseFormat) => Promise<void> {
  const { session, toast } = useServices();
  const { launch } = useTelegram();
  const copyText = useCopyText(texts);
  const tellFailure = useTellFailure();
  return async (format) => {
    try {
      const address = '/api/admin/lessons/export';
      const file = await fetchFile(session, address, `mila-lessons.${format}`, { ids, format });
      if (!canSaveFiles(launch.platform)) return void (await copyText(await file.text()));
      saveFile(file);
      toast({ title: texts.exported(file.name) });
    } catch (error) {
      tellFailure(texts.exportFailed, error);
    }
  };
}
