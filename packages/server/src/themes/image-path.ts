import { filesPrefix } from '@sightline/api-client/contract'

/** Where a picture is served; null without one. Another picture has another address. */
export const imagePath = (hash: string | null, format: 'webp' | 'png' = 'webp'): string | null =>
  hash === null ? null : `${filesPrefix}/image/${hash}.${format}`
