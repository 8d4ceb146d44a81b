import type { Plugin } from 'vite'

/** Leaves out how styles get the prefixes of old browsers, which styled-components adds only where it is asked to. */
export const withoutPrefixes = (): Plugin => ({
  name: 'sightline:prefixes',
  apply: 'build',
  load: {
    filter: { id: /\/node_modules\/stylis\/src\/Prefixer\.js$/ },
    handler: () => `export const prefix = () => ''`,
  },
})
