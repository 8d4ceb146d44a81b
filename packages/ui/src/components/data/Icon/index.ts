export { Icon, type IconProps } from './Icon.tsx'
export type { IconSource } from './IconSlot.tsx'
export * from './icons.ts'
