/** Written by `npm run words:known`; its shape is described in homographs.ts. */
export const homographsTable = `
ביטוח=בטוח
ביי=בי
היכן=הכן
חופשה=חפשה
להיראות=להראות
מוות=מות
מידע=מדע
סוכר=סכר
סופר=ספר
פעמיים=פעמים
קופה=קפה
ריבה=רבה
שמיים=שמים
שניים=שנים
`;
