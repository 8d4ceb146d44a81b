import type { Plugin } from 'vite'

/** Leaves out how the kit derives another brand from `tokens`, which the app does not pass: it has the kit’s own. */
export const withoutBrand = (): Plugin => ({
  name: 'sightline:brand',
  apply: 'build',
  load: {
    filter: { id: /\/packages\/ui\/src\/theme\/brand\/brand\.ts$/ },
    handler: () => 'export const brandOf = () => undefined',
  },
})
