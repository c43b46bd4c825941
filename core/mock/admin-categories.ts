import { DomainError } from '../errors.ts';
import { sectionOf, subsectionOf } from './admin-course.ts';
import { note } from './admin-records.ts';
import type { MockTable } from './answer.ts';
import { newRowId } from './course.ts';

/** Sections and subsections of the course, as the editor of categories has them. */
export const categoryAnswers: MockTable<
  | 'GET /admin/categories'
  | 'POST /admin/sections'
  | 'PUT /admin/sections/{id}'
  | 'DELETE /admin/sections/{id}'
  | 'POST /admin/subsections'
  | 'PUT /admin/subsections/{id}'
  | 'DELETE /admin/subsections/{id}'
> = {
  'GET /admin/categories': (_, { world }) =>
    world.course.sections.map((section) => ({
      id: section.id,
      name: section.name,
      description: section.description,
      icon_emoji: section.iconEmoji,
      subsections: section.subsections.map(({ id, name, iconEmoji, iconBgColor, lessons }) => ({
        id,
        section_id: section.id,
        name,
        icon_emoji: iconEmoji,
        icon_bg_color: iconBgColor,
        lessons_count: lessons.length,
        drafts_count: lessons.filter(({ isPublished }) => !isPublished).length,
      })),
    })),
  'POST /admin/sections': ({ body }, { world: { course, records }, now }) => {
    const { name, description, icon_emoji: iconEmoji } = body;
    const id = newRowId(course);
    course.sections.push({ id, name, description, iconEmoji, subsections: [] });
    note(records, { action: 'section.create', target: `section:${id}`, name }, now);
    return { id };
  },
  'PUT /admin/sections/{id}': ({ params, body }, { world: { course, records }, now }) => {
    const section = sectionOf(course, params.id);
    section.name = body.name ?? section.name;
    section.description = body.description ?? section.description;
    section.iconEmoji = body.icon_emoji ?? section.iconEmoji;
    const { id, name } = section;
    note(records, { action: 'section.edit', target: `section:${id}`, name }, now);
    return { id };
  },
  'DELETE /admin/sections/{id}': ({ params }, { world: { course, records }, now }) => {
    const section = sectionOf(course, params.id);
    if (section.subsections.length > 0) throw new DomainError('conflict', { code: 'section_not_empty' });
    course.sections = course.sections.filter((one) => one !== section);
    note(records, { action: 'section.delete', target: `section:${section.id}`, name: section.name }, now);
    return { deleted: true };
  },
  'POST /admin/subsections': ({ body }, { world: { course, records }, now }) => {
    const { section_id, name, icon_emoji: iconEmoji, icon_bg_color: iconBgColor } = body;
    const id = newRowId(course);
    sectionOf(course, section_id).subsections.push({ id, name, iconEmoji, iconBgColor, lessons: [] });
    note(records, { action: 'subsection.create', target: `subsection:${id}`, name }, now);
    return { id };
  },
  'PUT /admin/subsections/{id}': ({ params, body }, { world: { course, records }, now }) => {
    const subsection = subsectionOf(course, params.id);
    subsection.name = body.name ?? subsection.name;
    subsection.iconEmoji = body.icon_emoji ?? subsection.iconEmoji;
    subsection.iconBgColor = body.icon_bg_color ?? subsection.iconBgColor;
    const from = course.sections.find(({ subsections }) => subsections.includes(subsection));
    const to = body.section_id === undefined ? from : sectionOf(course, body.section_id);
    if (from && to && from !== to) {
      from.subsections = from.subsections.filter((one) => one !== subsection);
      to.subsections.push(subsection);
    }
    const { id, name } = subsection;
    note(records, { action: 'subsection.edit', target: `subsection:${id}`, name }, now);
    return { id };
  },
  'DELETE /admin/subsections/{id}': ({ params }, { world: { course, records }, now }) => {
    const subsection = subsectionOf(course, params.id);
    if (subsection.lessons.length > 0) throw new DomainError('conflict', { code: 'subsection_not_empty' });
    for (const section of course.sections) {
      section.subsections = section.subsections.filter((one) => one !== subsection);
    }
    const { id, name } = subsection;
    note(records, { action: 'subsection.delete', target: `subsection:${id}`, name }, now);
    return { deleted: true };
  },
};
