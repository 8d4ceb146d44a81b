import { createContext } from 'react'

interface FormScope {
  /** The prefix of the controls' ids, so that two forms of a page do not share them. */
  idStart: string
  /** Says anew what is wrong with a field that had an error; undefined takes it away. */
  setError: (name: string, message: string | undefined) => void
}

/** The context that the fields of a form read. */
export const FormScopeContext = createContext<FormScope>({ idStart: 'field', setError: () => {} })

/** Id of a field’s control, for links from the summary of errors. */
export const fieldId = (idStart: string, name: string): string => `${idStart}-${name}`

/** Turns the message of an error into a text; for those whose messages are keys, as a service answers them. */
export const FormMessageContext = createContext<(message: string) => string>((message) => message)
