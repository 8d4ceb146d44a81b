export { ShortcutSheet, type Shortcut, type ShortcutGroup, type ShortcutSheetProps } from './ShortcutSheet.tsx'
export { isAppleDevice, type Key } from './keys.ts'
