/** Loads the table of the views behind home. */
export const loadScreens = () => import('./screens.tsx');
