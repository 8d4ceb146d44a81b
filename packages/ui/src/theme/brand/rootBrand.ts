// What `KitProvider` takes for its `tokens`. A bundle whose root has none can leave this file out.
export { brandOf } from './brand.ts'
export { BrandStyle } from './BrandStyle.tsx'
