export { column, control } from './Field.styles.ts'
export { FieldLabel, HelpOrError, isWrong, Label, useTypedDescription, type FieldProps } from './FieldParts.tsx'
export {
  affix,
  bareInput,
  FieldSizeProvider,
  fieldSizes,
  useFieldSize,
  type FieldHeight,
  type FieldSize,
} from './fieldSize.ts'
