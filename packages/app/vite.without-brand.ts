import type { Plugin } from 'vite'

/** Leaves out how the kit’s root gets another brand: the app has the kit’s own, and only parts of it have another. */
export const withoutBrand = (): Plugin => ({
  name: 'sightline:brand',
  apply: 'build',
  load: {
    filter: { id: /\/packages\/ui\/src\/theme\/brand\/rootBrand\.ts$/ },
    handler: () => 'export const brandOf = () => undefined\nexport const BrandStyle = () => null',
  },
})
