import { toolsTexts } from '../../../../../core/texts/admin/web.ts';
import { SectionTitle } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import { AudioTool } from './audio-tool.tsx';
import { ExportTool } from './export-tool.tsx';
import { ImportTool } from './import-tool.tsx';
import { LeaderboardTool } from './leaderboard-tool.tsx';
import { ReconcileTool } from './reconcile-tool.tsx';
import styles from './tools.module.css';

/** SPEC §2 Admin: tools, each of them at work. */
export function ToolsView(_: AdminSectionProps) {
  return (
    <>
      <SectionTitle>{toolsTexts.title}</SectionTitle>
      <div className={styles.tools}>
        <ImportTool />
        <ExportTool />
        <AudioTool />
        <ReconcileTool />
        <LeaderboardTool />
      </div>
    </>
  );
}
