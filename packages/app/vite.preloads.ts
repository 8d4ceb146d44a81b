import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The modules that `boot.ts` asks for at once, and the font that every page is written in. */
const early = /\/packages\/app\/src\/app\/main\.tsx$/
const font = /inter-latin-opsz-normal.*\.woff2$/

/** Has the browser fetch, from the page’s own lines on, what the app needs wherever it opens. */
export const preloads = (): Plugin => ({
  name: 'sightline:preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = chunks.filter(({ facadeModuleId }) => early.test(facadeModuleId ?? ''))
      const scripts = new Set(first.flatMap(({ fileName, imports }) => [fileName, ...imports]))
      const fonts = Object.keys(bundle).filter((file) => font.test(file))
      return [
        ...[...scripts].filter((file) => !html.includes(file)).map((file) => link('modulepreload', file)),
        ...fonts.map((file) => link('preload', file, { as: 'font', type: 'font/woff2' })),
      ]
    },
  },
})

const link = (rel: string, file: string, more: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href: `./${file}`, crossorigin: true, ...more },
  injectTo: 'head',
})
