import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../../core/lesson/edit.ts';
import { lessonTemplates, templateTypes } from '../../../core/lesson/templates.ts';

describe.each(templateTypes)('the template %s', (type) => {
  it('is a lesson of ten words that could be published as it is', () => {
    const template = lessonTemplates[type];
    const checked = checkDraft({
      ...template,
      subsectionId: 1,
      lessonNumber: 1,
      isFree: true,
      isPublished: true,
      authorName: null,
      authorLink: null,
    });
    expect(checked.problems).toEqual([]);
    expect(checked.draft.words).toEqual(template.words);
    expect(template.words).toHaveLength(10);
  });
});
