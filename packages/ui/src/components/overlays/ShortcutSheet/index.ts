export { Keys } from './Keys.tsx'
export { ShortcutSheet, type Shortcut, type ShortcutGroup, type ShortcutSheetProps } from './ShortcutSheet.tsx'
export { isAppleDevice, type Key } from './keyNames.ts'
