import { useState } from 'react';
import type { AdminReport } from '../../../../../core/contracts/reports.ts';
import { editorPlaceOf } from '../../../../../core/reports/editor-place.ts';
import { reportAdminTexts as texts } from '../../../../../core/texts/admin/reports.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { reasonTexts } from '../../../../../core/texts/reports/report.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import type { AdminPlace, AdminSectionProps } from '../place.ts';
import { CloseForm } from './close-form.tsx';
import styles from './inbox.module.css';

type ReportCardProps = { report: AdminReport } & Pick<AdminSectionProps, 'go'>;

/** One report: what it is about, what was shown and answered, and the way to the editor and to an answer. */
export function ReportCard({ report, go }: ReportCardProps) {
  const { subject, title, reason, lesson, closed, times, alike, reporter, place, createdAt } = report;
  const [isClosing, setClosing] = useState(false);
  const editor = editorOf(report);
  return (
    <Card gap={4}>
      <Row gap={3} align="center" wrap="tight">
        <Chip tone="accent">{reasonTexts[reason]}</Chip>
        {times > 1 && <Chip>{texts.times(times)}</Chip>}
        {alike > 0 && <Chip>{texts.alike(alike)}</Chip>}
      </Row>
      <Stack gap={1}>
        <Text as="h2" weight="strong">
          {texts.subjects[subject]}: <MixedText>{title || texts.gone}</MixedText>
        </Text>
        {lesson && (
          <Hint>
            <MixedText>{texts.lesson(lesson.number, lesson.name)}</MixedText>
          </Hint>
        )}
        <Hint>
          {texts.from(reporter.name, place)} · <time dateTime={createdAt}>{momentText(createdAt)}</time>
        </Hint>
      </Stack>
      <Said report={report} />
      {closed && (
        <Stack gap={1}>
          <Hint>
            {closed.isNotified ? texts.notified : texts.notNotified} · {momentText(closed.at)}
          </Hint>
          <p className={styles.said} dir="auto">
            {closed.reply}
          </p>
        </Stack>
      )}
      {isClosing ? (
        <CloseForm report={report} onEnd={() => setClosing(false)} />
      ) : (
        <Row gap={4} wrap="tight">
          {!closed && (
            <Button variant="primary" size="small" onClick={() => setClosing(true)}>
              {texts.close}
            </Button>
          )}
          {editor && (
            <Button size="small" onClick={() => go(editor)}>
              {texts.edit}
            </Button>
          )}
        </Row>
      )}
    </Card>
  );
}

/** The place of the admin area in which it can be mended. */
function editorOf(report: AdminReport): AdminPlace | undefined {
  const place = editorPlaceOf(report);
  if (!place) return undefined;
  if (place.name === 'rule') return { section: 'content', ruleId: place.id };
  if (place.name === 'dialogue') return { section: 'content', dialogueId: place.id };
  return { section: 'content', lessonId: place.id, ...(place.field && { field: place.field }) };
}

const fields = ['words', 'question', 'answer', 'judgement'] as const;
const labels = {
  words: texts.words,
  question: texts.shown,
  answer: texts.answer,
  judgement: texts.judgement,
} as const;

/** What came from the learner and from their screen; nothing of it is read as markup. */
function Said({ report }: { report: AdminReport }) {
  const given = fields.filter((name) => report[name] !== '');
  if (given.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {given.map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd className={styles.said} dir="auto">
            {report[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
