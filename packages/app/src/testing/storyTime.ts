/** The time at which every story takes place: the day of the example metrics. */
export const storyTime = '2026-11-20T10:30:00.000Z'
