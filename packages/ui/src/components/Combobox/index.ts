export { Combobox, type ComboboxProps } from './Combobox.tsx'
export type { ComboboxOption } from './ComboboxField.tsx'
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
