import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const notTexts = ['**/*.stories.tsx', '**/*.test.tsx', '**/*.test.ts', '**/locales/**']

const app = '<rootDir>/packages/app/src'
/** Pages whose texts come with them, by the catalogue that holds these; `src/pages.ts` of the app says which page needs which. */
const parts = {
  dashboard: ['dashboard', 'pages/dashboard', 'pages/share'],
  management: [
    'list-page/fields',
    ...[
      'add-website',
      'app-aitask',
      'app-user',
      'definitions',
      'install',
      'plans',
      'site-management',
      'site-settings',
    ].map((page) => `pages/${page}`),
  ],
}
const foldersOf = (part: keyof typeof parts) => parts[part].map((folder) => `${app}/${folder}`)

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
      exclude: [...notTexts, ...foldersOf('dashboard'), ...foldersOf('management')],
    },
    ...(['dashboard', 'management'] as const).map((part) => ({
      path: `${app}/locales/{locale}/${part}`,
      include: foldersOf(part),
      exclude: notTexts,
    })),
  ],
  format: formatter({ lineNumbers: false }),
})
