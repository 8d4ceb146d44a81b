import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'

/** How a frame looks; `system` is what whoever looks has chosen on their machine. */
export const embedThemes = ['system', 'light', 'dark'] as const
export type EmbedTheme = (typeof embedThemes)[number]

interface EmbedCodeOptions {
  /** Of the share link. */
  token: string
  theme: EmbedTheme
  /** What the frame is called for who cannot see it. */
  title: string
  /** Where the product is. */
  origin: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The HTML that shows a shared dashboard in a page of another site. */
export function embedCode({ token, theme, title, origin }: EmbedCodeOptions): string {
  const search = theme === 'system' ? '' : `?theme=${theme}`
  const address = `${origin}/embed${hrefOf(paths.share(token))}${search}`
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="1200" loading="lazy" style="border: 0"></iframe>`
}
