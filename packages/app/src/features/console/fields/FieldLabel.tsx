import { useFieldLabels, type FieldKey } from './useFieldLabels.ts'

/** Label of a field, with its name in the API as a tooltip. */
export const FieldLabel = ({ name }: { name: FieldKey }) => <span title={name}>{useFieldLabels()[name]}</span>
