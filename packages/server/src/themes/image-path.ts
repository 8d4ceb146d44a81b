import { filesPrefix } from '@sightline/api-client/contract'

/** The path of a picture; null without one. Another picture has another path. */
export const imagePath = (hash: string | null, format: 'webp' | 'png' = 'webp'): string | null =>
  hash === null ? null : `${filesPrefix}/image/${hash}.${format}`
