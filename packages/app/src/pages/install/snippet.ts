/** The line that a site’s pages need. */
export const snippetOf = (publicId: string, origin: string): string =>
  `<script defer data-site="${publicId}" src="${origin}/s.js"></script>`
