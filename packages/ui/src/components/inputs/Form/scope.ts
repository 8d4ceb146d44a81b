import { createContext } from 'react'

interface FormScope {
  /** What the ids of the controls begin with, so that two forms of a page do not share them. */
  idStart: string
  /** Says anew what is wrong with a field that had an error; undefined takes it away. */
  setError: (name: string, message: string | undefined) => void
}

/** What the fields of a form know of it. */
export const FormScopeContext = createContext<FormScope>({ idStart: 'field', setError: () => {} })

/** Id of a field’s control, for links from the summary of errors. */
export const fieldId = (idStart: string, name: string): string => `${idStart}-${name}`

/** Turns the message of an error into a text; for those whose messages are keys, as a service answers them. */
export const FormMessageContext = createContext<(message: string) => string>((message) => message)
