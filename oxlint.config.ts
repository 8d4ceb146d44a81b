import { defineConfig } from 'oxlint'
import { boundaries } from './scripts/boundaries.ts'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', '**/dist-types/**', '.storybook/public', 'storybook-static', 'coverage'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'import/no-cycle': 'error',

    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // [...text] takes a text apart by code points, which is what it is written for.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    // A popover may move the focus into itself; a page may not.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],

    // The JSX transform imports React.
    'react/react-in-jsx-scope': 'off',
    // styled-components and axios document the import that these two warn of.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    // An inline <svg> with role="img" has no tag to be instead.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Does not see what a callback changes while the loop awaits.
    'no-unmodified-loop-condition': 'off',
    // The compiler sees to it, and knows when a switch is exhaustive.
    'typescript/consistent-return': 'off',
    // What JSON, a driver or a `catch` hands over is narrowed by hand where no schema stands.
    'typescript/no-unsafe-type-assertion': 'off',
    // A small function may stand beside its only use.
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    ...boundaries,
    {
      // A fixture of Playwright takes apart what it needs, also where that is nothing.
      files: ['e2e/**'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      // Worker threads have no origin; only windows do.
      files: ['packages/server/**'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
  ],
})
