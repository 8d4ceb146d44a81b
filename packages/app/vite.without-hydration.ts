import type { Plugin } from 'vite'

/** Leaves out what the kit does for a page that a server has drawn: the app is drawn in the browser alone. */
export const withoutHydration = (): Plugin => ({
  name: 'sightline:hydration',
  apply: 'build',
  load: {
    filter: { id: /\/packages\/ui\/src\/theme\/useRefusedStyles\.ts$/ },
    handler: () => 'export const useRefusedStyles = () => {}',
  },
})
