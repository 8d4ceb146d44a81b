import type { Plugin } from 'vite'

/**
 * Leaves out axios’ way over `fetch`: it takes XMLHttpRequest wherever there is one, which is in every browser. Its way over
 * Node’s `http` is left out of browsers by axios itself in the same manner.
 */
export const withoutFetchAdapter = (): Plugin => ({
  name: 'sightline:axios-fetch',
  apply: 'build',
  load: {
    filter: { id: /\/node_modules\/axios\/lib\/adapters\/fetch\.js$/ },
    handler: () => 'export const getFetch = () => null',
  },
})
