/** How a category and a subcategory look that were made on the way, until somebody dresses them in the app. */
export const newCategoryLook = {
  section: { description: '', iconEmoji: '📘' },
  subsection: { iconEmoji: '📗', iconBgColor: '#dceeec' },
} as const;
