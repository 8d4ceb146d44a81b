import { defineConfig } from '@lingui/cli'
import { createBabelExtractor } from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { messages } from './packages/api-client/src/contract/vocabulary/messages.ts'

const notTexts = ['**/*.stories.tsx', '**/*.test.tsx', '**/*.test.ts', '**/locales/**']

const app = '<rootDir>/packages/app/src'

const messagesFile = 'packages/api-client/src/contract/vocabulary/messages.ts'
/** The messages of the service, by their keys; a translator sees the English text as a comment. */
const serviceMessages: ReturnType<typeof createBabelExtractor> = {
  match: (file) => file.endsWith(messagesFile),
  extract(file, _code, onMessage) {
    for (const [id, message] of Object.entries(messages)) {
      onMessage({ id, message, comment: message, origin: [file, 1, 0], placeholders: {} })
    }
  },
}

/**
 * Folders and files whose texts come with the pages that need them, by the catalogue that holds these; `src/app/routes/pages.ts`
 * of the app says which page needs which.
 */
const parts = {
  guests: [
    ...['ConfirmEmailPage', 'KeepAccountPage', 'SetPasswordPage', 'SetUpPage'].map(
      (page) => `features/auth/pages/${page}.tsx`,
    ),
    'features/auth/components/SecondStep.tsx',
    'features/auth/login/ForgotPassword.tsx',
    'features/notices/pages/UnsubscribePage.tsx',
  ],
  sites: [
    ...['SiteMenu', 'SiteOverviewCard', 'Sites', 'SitesGrid', 'SitesTotals'].map(
      (name) => `features/sites/components/${name}.tsx`,
    ),
    'features/sites/invitations',
    'features/sites/pages/SitesPage.tsx',
  ],
  commands: [
    'AppCommandPalette.tsx',
    'AppShortcutSheet.tsx',
    'preferenceCommands.ts',
    'useActionCommands.ts',
    'useOpenSiteCommands.ts',
    'usePageCommands.ts',
    'useRangeNames.ts',
  ].map((file) => `features/commands/${file}`),
  dashboard: ['features/dashboard', 'features/share'],
  management: [
    'lib/ai-tasks',
    'lib/postal-addresses',
    'lib/jobs',
    'lib/list-page/ConsoleList.tsx',
    'lib/list-page/SaveButtons.tsx',
    'lib/list-page/useFilterErrors.ts',
    'lib/list-page/bulk',
    'lib/list-page/export',
    'lib/share-links',
    'lib/site-theme',
    ...[
      'ai-tasks',
      'audit',
      'connections',
      'csv-import',
      'fields',
      'health',
      'instance',
      'jobs',
      'orders',
      'pages',
      'points',
      'reports',
      'sites',
      'themes',
      'users',
    ].map((folder) => `features/console/${folder}`),
    ...[
      'account-settings',
      'connections',
      'definitions',
      'google-property',
      'install',
      'membership',
      'site-settings',
      'summaries',
    ].map((feature) => `features/${feature}`),
    'features/auth/login/DemoSignIn.tsx',
    'features/account/components/ViewAsNotice.tsx',
    // Pages of the dashboard that its own first load does without.
    'features/dashboard/annotations',
    'features/dashboard/changes',
    'features/dashboard/definitions/MetricDefinitionText.tsx',
    'lib/definitions',
    'features/dashboard/details',
    'features/dashboard/export',
    'features/dashboard/hours',
    ...['CardsMenu', 'UnknownColumns'].map((name) => `features/dashboard/metrics/${name}.tsx`),
    'features/dashboard/breakdowns/ColumnsMenu.tsx',
    'features/dashboard/components/GoogleDaysNotice.tsx',
    ...['EmptyBreakdown', 'NoPlaces', 'NoticeSentence', 'NoticesPopover', 'SourceNotices'].map(
      (name) => `features/dashboard/notices/${name}.tsx`,
    ),
    'features/dashboard/trend/ComparisonNote.tsx',
    'features/dashboard/differences',
    'features/dashboard/print',
    'features/dashboard/share-links',
    ...['DifferencesPage', 'RealtimePage'].map((page) => `features/dashboard/pages/${page}.tsx`),
    ...['LiveCountries', 'LiveEvents', 'LiveMinutes'].map((name) => `features/dashboard/realtime/${name}.tsx`),
    'features/notices/list',
    'features/notices/pages/NoticesPage.tsx',
    'features/sites/add-site',
    'features/sites/import',
    'features/sites/pages/AddSitePage.tsx',
  ],
}
const names = Object.keys(parts) as (keyof typeof parts)[]
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
      include: [app, `<rootDir>/${messagesFile}`],
      exclude: [...notTexts, ...names.flatMap(placesOf)],
    },
    ...names.map((part) => ({
      path: `${app}/locales/{locale}/${part}`,
      include: placesOf(part),
      exclude: part === 'dashboard' ? [...notTexts, ...placesOf('management')] : notTexts,
    })),
  ],
  extractors: [serviceMessages, createBabelExtractor()],
  format: formatter({ lineNumbers: false }),
  // Only the app uses the component, whose own one shows names with tags as they are.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
})
