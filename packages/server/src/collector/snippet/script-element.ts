declare global {
  /** Whether the build has every part; without, views alone. Set by `vite.snippet.ts`. */
  const HAS_ALL_PARTS: boolean
}

interface Settings extends DOMStringMap {
  site?: string
  api?: string
  /** Present where the part after # belongs to the path. */
  hash?: string
  /** Present where the browser's Do Not Track is respected. */
  dnt?: string
  downloads?: string
  /** The features that are turned off: `outbound`, `downloads` or both. */
  no?: string
}

// Both are named often, and a short name is made of each.
export const page: Document & { prerendering?: boolean } = document
export const address = location

/** The element that loaded this script, with its `data-` attributes; empty where it was loaded as a module. */
export const { src, dataset: settings = {} } = (page.currentScript || {}) as {
  src?: string
  dataset?: Settings
}
