/** Whether `npm run check:long` runs: what is killed often, or many, is tested at its whole size there. */
export const isLong = process.env['TEST_LONG'] !== undefined

/** The same test with less of it in `npm test`: as much as shows what it is about. */
export const sized = (usual: number, whole: number): number => (isLong ? whole : usual)
