import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { plugins } from '../vite.shared.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,app}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript of this repository has no compiler API that react-docgen-typescript could use.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: plugins(),
      // Found late, a dependency makes Vite reload the page in the middle of a test run.
      optimizeDeps: { include: heavyDependencies },
    }),
})

const ariaParts = [
  'Autocomplete',
  'Button',
  'Checkbox',
  'Dialog',
  'FieldError',
  'FileTrigger',
  'Group',
  'Header',
  'Heading',
  'I18nProvider',
  'Input',
  'Label',
  'ListBox',
  'Menu',
  'Modal',
  'Popover',
  'ProgressBar',
  'SearchField',
  'Select',
  'Tabs',
  'TagGroup',
  'Text',
  'TextArea',
  'TextField',
  'Toast',
  'Tooltip',
]

const heavyDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'styled-components',
  'lucide-react',
  'chart.js',
  'react-chartjs-2',
  'zod',
  'axios',
  'react-hook-form',
  'wouter',
  'wouter/memory-location',
  'wouter/use-hash-location',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@lingui/core',
  '@lingui/react',
  'msw',
  'msw/browser',
  'msw/experimental',
  'msw-storybook-addon',
  ...ariaParts.map((part) => `react-aria-components/${part}`),
]
