export { Combobox, type ComboboxProps } from './Combobox.tsx'
export type { ComboboxOption } from './ComboboxOption.ts'
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
