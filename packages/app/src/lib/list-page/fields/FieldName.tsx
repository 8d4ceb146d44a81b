import { useFieldNames, type FieldKey } from './useFieldNames.ts'

/** The label of a field; its name in the calls is told to whoever points at it. */
export const FieldName = ({ name }: { name: FieldKey }) => <span title={name}>{useFieldNames()[name]}</span>
