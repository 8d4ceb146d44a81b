import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const notTexts = ['**/*.stories.tsx', '**/*.test.tsx', '**/*.test.ts', '**/locales/**']

// Two catalogues: the kit carries its own texts, so that it can be used without the app.
export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'zh-CN', 'ar'],
  catalogs: ['ui', 'app'].map((name) => ({
    path: `<rootDir>/packages/${name}/src/locales/{locale}/messages`,
    include: [`<rootDir>/packages/${name}/src`],
    exclude: notTexts,
  })),
  format: formatter({ lineNumbers: false }),
})
