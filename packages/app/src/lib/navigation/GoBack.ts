import { createContext } from 'react'

/** Leaves the newest entry of the browser’s history. A context, as stories have a history of their own. */
export const GoBackContext = createContext(() => history.back())
