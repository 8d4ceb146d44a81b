export { BrandProvider, type BrandProviderProps } from './BrandProvider.tsx'
export { useKit, type Density, type Kit, type TimeFormat } from './KitContext.ts'
export type { KitTexts } from '../texts/createTextLookup.ts'
export { KitProvider, type KitProviderProps } from './KitProvider.tsx'
