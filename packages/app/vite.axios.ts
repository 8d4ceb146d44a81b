import type { Plugin } from 'vite'

/**
 * Leaves out axios’ way over `fetch`: it takes XMLHttpRequest wherever there is one, which is in every browser. Its way over
 * Node’s `http` is left out of browsers by axios itself in the same manner. Its names of the HTTP statuses are read by nobody here,
 * and nobody sends a form as JSON.
 */
export const lighterAxios = (): Plugin => ({
  name: 'sightline:axios',
  apply: 'build',
  load: {
    filter: { id: /\/node_modules\/axios\/lib\/(adapters\/fetch|helpers\/(HttpStatusCode|formDataToJSON))\.js$/ },
    handler: (id) => (id.endsWith('fetch.js') ? 'export const getFetch = () => null' : 'export default {}'),
  },
})
