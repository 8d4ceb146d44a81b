import { createGlobalStyle } from 'styled-components'
import { token } from './theme.ts'

/** Removes the browser’s margins and paints the page background, for pages that the kit may own as a whole. */
export const GlobalReset = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; }
  body { margin: 0; background: ${token['bg-canvas']}; }
`
