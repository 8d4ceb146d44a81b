export { ThemeMenu, type ThemeMenuProps } from './ThemeMenu.tsx'
