/** Written by `npm run words:known`; its shape is described in homographs.ts. */
export const homographsTable = `
ביי=בי
חופשה=חפשה
להיראות=להראות
סוכר=סכר
סופר=ספר
קופה=קפה
ריבה=רבה
שניים=שנים
`;
