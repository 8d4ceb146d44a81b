export { Combobox, type ComboboxProps } from './Combobox.tsx'
export type { ComboboxOption } from './option.ts'
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
