/** An action that has a keyboard shortcut. */
export type Shortcut = 'palette' | 'sheet' | 'search' | 'sites' | 'add' | RowShortcut

/** One that acts on the rows of the page’s list. */
export type RowShortcut = 'next' | 'previous' | 'edit' | 'select'

/** The keys of each shortcut, as the sheet shows them. */
export const shortcuts: Readonly<Record<Shortcut, readonly string[]>> = {
  palette: ['Mod', 'k'],
  sheet: ['?'],
  search: ['/'],
  sites: ['s'],
  add: ['n'],
  next: ['j'],
  previous: ['k'],
  edit: ['e'],
  select: ['x'],
}

/** The shortcuts of a single key. */
const singleKeys: Readonly<Record<string, Shortcut>> = {
  '?': 'sheet',
  '/': 'search',
  s: 'sites',
  n: 'add',
  j: 'next',
  k: 'previous',
  e: 'edit',
  x: 'select',
}

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>

/** The entry of the tab’s storage that turns shortcuts of a single key off. */
export const singleKeysEntry = 'single_keys'

/** Whether shortcuts of a single key are on. */
export const areSingleKeysOn = (): boolean => sessionStorage.getItem(singleKeysEntry) !== 'off'

interface Where {
  /** Whether the device has a Command key. */
  isApple: boolean
  /** Whether shortcuts of a single key are on. */
  hasSingleKeys: boolean
  /** Whether the focused element takes typed letters itself: a field, a menu, a dialog. */
  takesLetters: boolean
}

/** The shortcut that a key press stands for; undefined where it stands for none. */
export function shortcutOf(event: KeyPress, { isApple, ...where }: Where): Shortcut | undefined {
  if (!(isApple ? event.metaKey : event.ctrlKey)) return singleKeys[singleKeyOf(event, where) ?? '']
  return !isHeld(event) && !event.shiftKey && letterOf(event) === 'k' ? 'palette' : undefined
}

/** The sign of a key that is pressed alone, where such keys are on; undefined for every other press. */
export function singleKeyOf(event: KeyPress, { hasSingleKeys, takesLetters }: Omit<Where, 'isApple'>) {
  if (isHeld(event) || event.metaKey || event.ctrlKey || takesLetters || !hasSingleKeys) return undefined
  const letter = letterOf(event)
  // No shortcut is a letter with Shift; signs such as `?` may need it.
  return event.shiftKey && /[a-z]/.test(letter) ? undefined : letter
}

/** Whether a press is one of several, or part of a character. */
const isHeld = (event: KeyPress): boolean => event.repeat || event.isComposing || event.altKey

/** The Latin letter of a key, even where the keyboard types another script. */
function letterOf({ key, code }: KeyPress): string {
  if (key.length === 1 && key <= '~') return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? ''
}

/** The elements and roles that take typed letters themselves. */
const takers = [
  'input:not([type="checkbox"], [type="radio"], [type="range"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="listbox"]',
  '[role="application"]',
].join()

/** Whether letters typed at an element belong to it or to an element around it. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takers) !== null
