export { EventFeed } from './EventFeed.tsx'
export type { EventFeedItem, EventFeedProps, EventFeedDetail } from './EventFeed.types.ts'
