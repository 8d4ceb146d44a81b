/** The options of a snippet; without them it counts views, links to other sites and downloads. */
export interface SnippetOptions {
  /** Counts the part of the address after `#` as part of the page’s path. */
  hash?: boolean
  /** Sends nothing from browsers with Do Not Track. */
  dnt?: boolean
  noOutbound?: boolean
  noDownloads?: boolean
}

/** The script tag for a site’s pages. */
export function snippetOf(publicId: string, origin: string, options: SnippetOptions = {}): string {
  const left = [
    ...(options.noOutbound === true ? ['outbound'] : []),
    ...(options.noDownloads === true ? ['downloads'] : []),
  ]
  const attributes = [
    'defer',
    `data-site="${publicId}"`,
    ...(options.hash === true ? ['data-hash'] : []),
    ...(options.dnt === true ? ['data-dnt'] : []),
    ...(left.length > 0 ? [`data-no="${left.join(' ')}"`] : []),
    `src="${origin}/s.js"`,
  ]
  return `<script ${attributes.join(' ')}></script>`
}
