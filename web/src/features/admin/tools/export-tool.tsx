import { useMutation, useQuery } from '@tanstack/react-query';
import { toolsTexts } from '../../../../../core/texts/admin/web.ts';
import { botLinkQuery } from '../../../lib/cache/queries.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Panel } from '../panel.tsx';
import { type CourseFormat, canSaveFiles, fetchCourseFile, saveFile } from './course-file.ts';
import { Failure, Outcome } from './outcome.tsx';

const texts = toolsTexts.export;

/** The course as a file: saved here where the client can, and by the bot everywhere. */
export function ExportTool() {
  const { launch } = useTelegram();
  return (
    <Panel title={texts.heading} hint={texts.hint}>
      {canSaveFiles(launch.platform) ? <Downloads /> : <p>{texts.blocked}</p>}
      <BotButton />
    </Panel>
  );
}

function Downloads() {
  const { session } = useServices();
  const { data, error, isPending, variables, mutate } = useMutation({
    mutationFn: (format: CourseFormat) => fetchCourseFile(session, format),
    onSuccess: saveFile,
  });
  return (
    <>
      <Row gap={4} wrap>
        {(['json', 'csv'] as const).map((format) => (
          <Button
            key={format}
            loading={isPending && variables === format}
            disabled={isPending}
            onClick={() => mutate(format)}
          >
            {texts[format]}
          </Button>
        ))}
      </Row>
      {data && !isPending && (
        <Outcome>
          {texts.done(data.name)} {texts.otherWay}
        </Outcome>
      )}
      {error && <Failure error={error} />}
    </>
  );
}

function BotButton() {
  const { openBotLink } = useTelegram();
  const { api } = useServices();
  const { data: link } = useQuery(botLinkQuery(api));
  if (!link) return null;
  return (
    <Button variant="quiet" onClick={() => openBotLink(link)}>
      {texts.openBot}
    </Button>
  );
}
