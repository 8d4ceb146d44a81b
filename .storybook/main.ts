import { defineMain } from '@storybook/react-vite/node'
import path from 'node:path'
import { mergeConfig } from 'vite'
import { plugins } from '../vite.shared.ts'
import { storyCodes } from './code/storyCodesPlugin.ts'
import { heavyDependencies } from './heavyDependencies.ts'
import { otherNamesIndexer } from './otherNames/otherNamesIndexer.ts'
import { propTables } from './props/propTables.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What only pages of documentation need: tests of stories have none. */
const forPages = process.env['VITEST'] === undefined ? [propTables(root), storyCodes(root)] : []

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./guides/*.mdx', '../packages/{ui,app}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // The pictures of the design, for the panel beside a story.
  staticDirs: ['./public', { from: '../docs/design', to: '/design' }],
  tags: { behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  experimental_indexers: (indexers = []) => indexers.map((indexer) => otherNamesIndexer(indexer)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `propTables` asks the compiler, which knows what is inherited and what a type's name stands for.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [...plugins(), ...forPages],
      optimizeDeps: { include: heavyDependencies },
    }),
})
