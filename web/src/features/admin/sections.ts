import type { ComponentType } from 'react';
import type { IconProps } from '../../ui/icon.tsx';
import { BookIcon } from './admin-icons.tsx';
import type { AdminSectionId, AdminSectionProps } from './place.ts';

export type AdminSection = {
  id: AdminSectionId;
  icon: ComponentType<IconProps>;
  /** Brings the section's code when it is first opened. */
  load: () => Promise<{ default: ComponentType<AdminSectionProps> }>;
};

/** Sections of the admin area in the order of the navigation; the first one is opened first. */
export const adminSections: readonly [AdminSection, ...AdminSection[]] = [
  {
    id: 'content',
    icon: BookIcon,
    load: async () => ({ default: (await import('./content/content-view.tsx')).ContentView }),
  },
];
