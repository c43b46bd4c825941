import { type ComponentType, useState } from 'react';
import { homeTexts } from '../../../../../core/texts/home/home.ts';
import { useServices } from '../../../lib/services.ts';
import type { ChooseLesson } from '../catalogue/lesson-row.tsx';
import styles from './search-button.module.css';
import { SearchIcon } from './search-icon.tsx';
import type { SearchSheetProps } from './search-sheet.tsx';

/** Loads the search, with that of what the device keeps: for a time without a network. */
export async function loadSearch(): Promise<void> {
  await Promise.all([import('./search-sheet.tsx'), import('./search-kept.ts')]);
}

/** Opens the search of the course, whose code is loaded at the first tap. */
export function SearchButton({ onChoose }: { onChoose: ChooseLesson }) {
  const { toast } = useServices();
  // A component is a function, which React would call if it were the state itself.
  const [search, setSearch] = useState<{ Sheet: ComponentType<SearchSheetProps> } | null>(null);

  async function open() {
    try {
      const { SearchSheet } = await import('./search-sheet.tsx');
      setSearch({ Sheet: SearchSheet });
    } catch {
      toast({ variant: 'destructive', description: homeTexts.search.notOpened });
    }
  }

  return (
    <>
      <button type="button" className={styles.button} onClick={() => void open()}>
        <SearchIcon size={20} />
        {homeTexts.search.open}
      </button>
      {search && <search.Sheet onChoose={onChoose} onClose={() => setSearch(null)} />}
    </>
  );
}
