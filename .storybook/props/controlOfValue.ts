import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** What is drawn, or called, cannot be edited as an object, and a text is edited as one. */
export const controlOfValue: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => {
      const value: unknown = initialArgs[name]
      if (row.type?.name !== 'other' || row.control !== undefined) return [name, row]
      if (typeof value === 'string') return [name, { ...row, control: { type: 'text' } }]
      return [name, isData(value) ? row : { ...row, control: false }]
    }),
  )

/** Whether a value can be written as JSON. */
function isData(value: unknown): boolean {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return !('$$typeof' in value) && Object.values(value).every(isData)
}
