import type { Plugin } from 'vite'

/** The languages with texts of their own, as react-aria names the files of its texts. */
const kept = /\/(en-US|zh-CN|ar-AE)\.mjs$/
const texts =
  /\/node_modules\/(@react-aria|react-aria|react-aria-components|@react-stately|react-stately)\/.*\/intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/

/**
 * Leaves out react-aria’s texts in languages that the app itself has none in: it shows English there, or Chinese.
 * @see https://react-spectrum.adobe.com/react-aria/internationalization.html#optimizing-bundle-size
 */
export const withoutUnusedTexts = (): Plugin => ({
  name: 'sightline:react-aria-texts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: texts },
    handler: (id) => (kept.test(id) ? null : 'export default undefined'),
  },
})
