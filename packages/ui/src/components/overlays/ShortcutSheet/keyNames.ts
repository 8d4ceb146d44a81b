/** A key by its `KeyboardEvent.key`; `Mod` is Command on Apple devices and Control elsewhere. */
export type Key = 'Mod' | 'Shift' | 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowDown' | (string & {})

const signs: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** The label that is printed on a key. */
export function signOf(key: Key, isApple: boolean): string {
  if (key === 'Mod') return isApple ? '⌘' : 'Ctrl'
  if (key === 'Shift') return isApple ? '⇧' : 'Shift'
  return signs[key] ?? key.toUpperCase()
}

/** Whether the device has a Command key. */
export const isAppleDevice = (platform: string = navigator.platform): boolean => /^(Mac|iP(hone|ad|od))/.test(platform)
