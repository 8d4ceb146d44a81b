import { createContext } from 'react'

/** Goes back one entry in the browser’s history. A context, because stories have a history of their own. */
export const GoBackContext = createContext(() => history.back())
