// The code behind `KitProvider`'s `tokens`. A bundle whose root has none can omit this file.
export { brandOf } from './brand.ts'
export { BrandStyle } from './BrandStyle.tsx'
