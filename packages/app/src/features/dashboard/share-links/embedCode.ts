import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The themes of a frame; `system` follows the visitor’s own setting. */
export const embedThemes = ['system', 'light', 'dark'] as const
export type EmbedTheme = (typeof embedThemes)[number]

/** The type of the message that tells the framing page the height of the frame: `{ type, height }`, in px. */
export const HEIGHT_MESSAGE = 'sightline:height'

interface EmbedCodeOptions {
  /** The public id of the site; the frame’s Content-Security-Policy follows from it. */
  publicId: string
  /** The token of the share link. */
  token: string
  theme: EmbedTheme
  /** The frame’s title, which screen readers read. */
  title: string
  /** The address of this instance, without a slash at the end. */
  instance: string
  /**
   * Whether a script beside the frame keeps it as high as its content.
   * @default false
   */
  fitsHeight?: boolean
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The HTML that embeds a shared dashboard into another site’s page. */
export function embedCode({ publicId, token, theme, title, instance, fitsHeight = false }: EmbedCodeOptions): string {
  const search = theme === 'system' ? '' : `?theme=${theme}`
  const address = `${instance}/embed?site=${publicId}${hrefOf(paths.share(token))}${search}`
  const frame = `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="1200" loading="lazy" style="border: 0"></iframe>`
  return fitsHeight ? `${frame}\n${fittingScript(new URL(instance).origin)}` : frame
}

/** The script listens to frames of this instance alone, and changes only the height of the sender. */
const fittingScript = (origin: string): string => `<script>
  addEventListener('message', (event) => {
    if (event.origin !== ${JSON.stringify(origin)} || event.data.type !== '${HEIGHT_MESSAGE}') return
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === event.source) frame.style.height = event.data.height + 'px'
    }
  })
</script>`
