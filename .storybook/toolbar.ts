import type { Density, Direction, Theme } from '../packages/ui/src/index.ts'
import { pseudoLocale } from './pseudoLocale.ts'

/** What the toolbar sets, for every story. */
export interface Toolbar {
  theme: Theme
  locale: string
  direction: Direction | 'auto'
  density: Density
  motion: 'device' | 'reduced'
  textSize: 'usual' | 'double'
}

export const initialGlobals: Toolbar = {
  theme: 'light',
  locale: 'en-US',
  direction: 'auto',
  density: 'regular',
  motion: 'device',
  textSize: 'usual',
}

interface Choice<Value> {
  value: Value
  title: string
}

const choice = <Value, const Icon extends string>(description: string, icon: Icon, items: Choice<Value>[]) => ({
  description,
  toolbar: { title: description, icon, items, dynamicTitle: true },
})

export const globalTypes = {
  theme: choice('Theme', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'system', title: 'Theme: device' },
  ]),
  locale: choice('Language', 'globe', [
    { value: 'en-US', title: 'English' },
    { value: 'zh-CN', title: '简体中文' },
    { value: 'ar', title: 'العربية' },
    { value: 'he', title: 'עברית (English texts)' },
    { value: pseudoLocale, title: 'Ļöñĝ ţéẋţš' },
  ]),
  direction: choice('Direction', 'transfer', [
    { value: 'auto', title: 'Direction: auto' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  density: choice('Density', 'component', [
    { value: 'compact', title: 'Compact' },
    { value: 'regular', title: 'Regular' },
    { value: 'comfortable', title: 'Comfortable' },
  ]),
  motion: choice('Motion', 'play', [
    { value: 'device', title: 'Motion: all' },
    { value: 'reduced', title: 'Motion: reduced' },
  ]),
  textSize: choice('Text size', 'paragraph', [
    { value: 'usual', title: 'Text 100 %' },
    { value: 'double', title: 'Text 200 %' },
  ]),
}
