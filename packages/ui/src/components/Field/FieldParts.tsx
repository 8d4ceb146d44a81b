import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { Error, Help, Label } from './Field.styles.ts'

export interface FieldProps {
  /** Name of the field, above it. */
  label: ReactNode
  /** One sentence of help, below it; an error takes its place. */
  help?: ReactNode
  /** What is wrong with the value; null and undefined mean nothing. */
  error?: string | null | undefined
}

export { Label }

/** What stands below a control: the error if there is one, else the help. */
export function HelpOrError({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  return (
    <>
      {!isWrong(error) && help !== undefined && <Help slot="description">{help}</Help>}
      <Error>
        <Icon icon={CircleAlert} size={14} />
        <span>{error}</span>
      </Error>
    </>
  )
}

export const isWrong = (error: FieldProps['error']): error is string => error != null && error !== ''
