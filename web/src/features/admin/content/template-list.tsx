import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lessonTemplates, type TemplateType, templateTypes } from '../../../../../core/lesson/templates.ts';
import { adminContentTexts } from '../../../../../core/texts/admin/course/content.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/controls/field.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUndo } from '../use-undo.ts';
import { categoriesQuery, refreshCourse } from './content-queries.ts';
import { wordsOfTemplate } from './lessons/lesson-form.ts';
import { LessonPreview } from './lessons/lesson-preview.tsx';
import { useTellFailure } from './tell-failure.ts';
import styles from './template-list.module.css';

const texts = adminContentTexts.templates;

/** SPEC §3: animals and pronouns. Each creates a draft, which is then opened. */
export function TemplateList({ onCreated }: { onCreated: (lessonId: number) => void }) {
  const tellFailure = useTellFailure();
  const { api } = useServices();
  const { tellDone } = useUndo();
  const { haptic } = useTelegram();
  const queryClient = useQueryClient();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const [subsectionId, setSubsectionId] = useState<string | null>(null);
  const [making, setMaking] = useState<TemplateType | null>(null);
  const [previewed, setPreviewed] = useState<TemplateType | null>(null);
  const places = categories.flatMap(({ name, subsections }) =>
    subsections.map((subsection) => ({ value: String(subsection.id), name: `${name} · ${subsection.name}` })),
  );
  const into = subsectionId ?? places[0]?.value;

  async function make(type: TemplateType) {
    setMaking(type);
    try {
      const body = { type, ...(into !== undefined && { subsection_id: Number(into) }) };
      const { id } = await api.call('POST /templates', { body, retries: 0 });
      haptic('success');
      tellDone(texts.created, `lesson:${id}`);
      refreshCourse(queryClient);
      onCreated(id);
    } catch (error) {
      setMaking(null);
      tellFailure(texts.failed, error);
    }
  }

  if (previewed) {
    const words = wordsOfTemplate(lessonTemplates[previewed]);
    return <LessonPreview words={words} onClose={() => setPreviewed(null)} />;
  }
  return (
    <>
      <Card gap={5} className={styles.card}>
        <Text as="p" tone="soft">
          {texts.hint}
        </Text>
        <SelectField label={texts.into} value={into ?? ''} options={places} onChange={setSubsectionId} />
      </Card>
      <ul className={styles.list}>
        {templateTypes.map((type) => {
          const { name, description, words } = lessonTemplates[type];
          return (
            <li key={type}>
              <Card gap={5} className={styles.card}>
                <Text as="h3" size="l" weight="strong">
                  {name}
                </Text>
                <Text as="p" tone="soft">
                  {description}
                </Text>
                <p className={styles.words} lang="he" dir="rtl">
                  <Hebrew>{words.map(({ hebrew }) => hebrew).join(' · ')}</Hebrew>
                </p>
                <Row gap={4} wrap className={styles.actions}>
                  <Button onClick={() => setPreviewed(type)}>{adminContentTexts.lesson.preview}</Button>
                  <Button
                    variant="primary"
                    aria-label={`${texts.create}: ${name}`}
                    loading={making === type}
                    disabled={making !== null}
                    onClick={() => void make(type)}
                  >
                    {texts.create}
                  </Button>
                </Row>
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
