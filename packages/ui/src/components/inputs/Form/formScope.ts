import { createContext } from 'react'

interface FormScope {
  /** The prefix of the controls' ids, so that two forms of a page do not share them. */
  idStart: string
  /** Updates the error of a field that had one; undefined clears it. */
  setError: (name: string, message: string | undefined) => void
}

/** The context that the fields of a form read. */
export const FormScopeContext = createContext<FormScope>({ idStart: 'field', setError: () => {} })

/** Id of a field's control, for links from the error summary. */
export const fieldId = (idStart: string, name: string): string => `${idStart}-${name}`

/** Translates the message of an error, for forms whose messages are keys of the service. */
export const FormMessageContext = createContext<(message: string) => string>((message) => message)
