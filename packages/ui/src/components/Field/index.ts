export { column, control } from './Field.styles.ts'
export { HelpOrError, isWrong, Label, type FieldProps } from './FieldParts.tsx'
