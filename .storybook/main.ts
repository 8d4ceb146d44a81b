import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { plugins } from '../vite.shared.ts'
import { heavyDependencies } from './heavyDependencies.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/{ui,app}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // The pictures of the design, for the panel beside a story.
  staticDirs: ['./public', { from: '../docs/design', to: '/design' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript of this repository has no compiler API that react-docgen-typescript could use.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: plugins(),
      optimizeDeps: { include: heavyDependencies },
    }),
})
