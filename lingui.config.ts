import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const notTexts = ['**/*.stories.tsx', '**/*.test.tsx', '**/*.test.ts', '**/locales/**']

const app = '<rootDir>/packages/app/src'
/**
 * Folders and files whose texts come with the pages that need them, by the catalogue that holds these; `src/app/routes/pages.ts`
 * of the app says which page needs which.
 */
const parts = {
  dashboard: ['features/dashboard', 'features/share'],
  management: [
    'lib/list-page/fields',
    ...['ai-tasks', 'pages', 'sites', 'users'].map((folder) => `features/console/${folder}`),
    ...['definitions', 'install', 'membership', 'site-settings'].map((feature) => `features/${feature}`),
    'features/sites/add-website',
    'features/sites/pages/AddWebsitePage.tsx',
  ],
}
const placesOf = (part: keyof typeof parts) => parts[part].map((place) => `${app}/${place}`)

// The kit carries its own texts, so that it can be used without the app.
export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'zh-CN', 'ar'],
  catalogs: [
    {
      path: '<rootDir>/packages/ui/src/locales/{locale}/messages',
      include: ['<rootDir>/packages/ui/src'],
      exclude: notTexts,
    },
    {
      path: `${app}/locales/{locale}/messages`,
      include: [app],
      exclude: [...notTexts, ...placesOf('dashboard'), ...placesOf('management')],
    },
    ...(['dashboard', 'management'] as const).map((part) => ({
      path: `${app}/locales/{locale}/${part}`,
      include: placesOf(part),
      exclude: notTexts,
    })),
  ],
  format: formatter({ lineNumbers: false }),
})
