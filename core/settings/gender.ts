import type { Gender } from '../lesson/content.ts';
import type { Settings } from './settings.ts';

/** How the learner is spoken of; undefined while they have not said it, or do not want to. */
export const genderIn = ({ gender }: Pick<Settings, 'gender'>): Gender | undefined =>
  gender === 'f' || gender === 'm' ? gender : undefined;
