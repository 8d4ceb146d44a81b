interface Settings extends DOMStringMap {
  site?: string
  api?: string
  /** Present: the part after # belongs to the path. */
  hash?: string
  /** Present: the browser's wish not to be tracked is heeded. */
  dnt?: string
  downloads?: string
  /** The features that are turned off: `outbound`, `downloads` or both. */
  no?: string
}

/** The element that loaded this script, with its `data-` attributes; nothing where it was loaded as a module. */
export const { src, dataset: settings = {} } = (document.currentScript || {}) as {
  src?: string
  dataset?: Settings
}
