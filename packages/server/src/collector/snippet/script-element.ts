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

/** The element that loaded this script, with its `data-` attributes; empty where it was loaded as a module. */
export const { src, dataset: settings = {} } = (document.currentScript || {}) as {
  src?: string
  dataset?: Settings
}
