import { useFieldLabels, type FieldKey } from './useFieldLabels.ts'

/** The label of a field, with the field’s name in the API as a tooltip. */
export const FieldLabel = ({ name }: { name: FieldKey }) => <span title={name}>{useFieldLabels()[name]}</span>
