export { Menu } from './Menu.tsx'
export type { MenuEntry, MenuGroup, MenuProps } from './Menu.types.ts'
