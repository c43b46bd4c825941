import type { ComponentType } from 'react';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { StarIcon } from '../../ui/icons/icons.tsx';
import { MicrophoneIcon } from '../../ui/icons/practice-icons.tsx';
import {
  BoardIcon,
  BookIcon,
  ChartIcon,
  FlagIcon,
  HornIcon,
  PeopleIcon,
  SlidersIcon,
  ToolIcon,
} from './admin-icons.tsx';
import type { AdminSectionId, AdminSectionProps } from './place.ts';

export type AdminSection = {
  id: AdminSectionId;
  icon: ComponentType<IconProps>;
  /** Loads the section's code when it is first opened. */
  load: () => Promise<{ default: ComponentType<AdminSectionProps> }>;
};

/** Sections of the admin area in the order of the navigation; the first one is opened first. */
export const adminSections: readonly [AdminSection, ...AdminSection[]] = [
  {
    id: 'dashboard',
    icon: BoardIcon,
    load: async () => ({ default: (await import('./dashboard/dashboard-view.tsx')).DashboardView }),
  },
  {
    id: 'content',
    icon: BookIcon,
    load: async () => ({ default: (await import('./content/content-view.tsx')).ContentView }),
  },
  {
    id: 'users',
    icon: PeopleIcon,
    load: async () => ({ default: (await import('./users/users-view.tsx')).UsersView }),
  },
  {
    id: 'payments',
    icon: StarIcon,
    load: async () => ({ default: (await import('./payments/payments-view.tsx')).PaymentsView }),
  },
  {
    id: 'broadcasts',
    icon: HornIcon,
    load: async () => ({ default: (await import('./broadcasts/broadcasts-view.tsx')).BroadcastsView }),
  },
  {
    id: 'inbox',
    icon: FlagIcon,
    load: async () => ({ default: (await import('./inbox/inbox-view.tsx')).InboxView }),
  },
  {
    id: 'voices',
    icon: MicrophoneIcon,
    load: async () => ({ default: (await import('./voices/voices-view.tsx')).VoicesView }),
  },
  {
    id: 'analytics',
    icon: ChartIcon,
    load: async () => ({ default: (await import('./analytics/analytics-view.tsx')).AnalyticsView }),
  },
  {
    id: 'tools',
    icon: ToolIcon,
    load: async () => ({ default: (await import('./tools/tools-view.tsx')).ToolsView }),
  },
  {
    id: 'settings',
    icon: SlidersIcon,
    load: async () => ({ default: (await import('./settings/settings-view.tsx')).SettingsView }),
  },
];
