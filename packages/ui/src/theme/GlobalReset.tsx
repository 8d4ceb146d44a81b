import { createGlobalStyle } from 'styled-components'
import { token } from './theme.ts'

/** For pages that the kit may own as a whole: takes the browser’s margins away and paints the page background. */
export const GlobalReset = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; }
  body { margin: 0; background: ${token['bg-canvas']}; }
`
