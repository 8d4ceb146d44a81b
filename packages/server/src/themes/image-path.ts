import { filesPrefix } from '@sightline/api-client/contract'

/** The path of a picture below that of the instance; null without one. Another picture has another path. */
export const imagePath = (basePath: string, hash: string | null, format: 'webp' | 'png' = 'webp'): string | null =>
  hash === null ? null : `${basePath}${filesPrefix}/image/${hash}.${format}`
