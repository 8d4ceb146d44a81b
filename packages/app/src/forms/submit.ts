import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Result } from '@sightline/api-client'
import { ApiError } from '@sightline/api-client'

/**
 * Puts the answer’s wrong fields at the form’s fields.
 * @returns the message for the whole form, if the answer has no field to blame
 */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  result: Exclude<Result<unknown>, { code: 200 }>,
): string | null {
  const known = Object.entries(new ApiError(result).fields).filter(([name]) => name in form.getValues())
  for (const [name, message] of known) form.setError(name as FieldPath<Values>, { type: 'server', message })
  return known.length > 0 ? null : result.message
}
