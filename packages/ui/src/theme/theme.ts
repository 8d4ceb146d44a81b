import { createGlobalStyle, createTheme, css } from 'styled-components'
import {
  brand,
  breakpoints,
  dark,
  density,
  densityComfortable,
  densityCompact,
  font,
  fontOfArabic,
  fontOfChinese,
  fontOfHebrew,
  forcedColours,
  light,
  motion,
  radius,
  size,
  space,
  zIndex,
} from './tokens.ts'

/**
 * Every token as `var(--sl-…)`, under the design’s names: `token['bg-canvas']`. The variables are declared on
 * each element with `data-theme`, so a themed part can stand inside a page with another theme.
 */
export const token = createTheme(
  { ...light, ...space, ...radius, ...size, ...density, ...motion, ...zIndex, ...brand, ...font },
  { prefix: 'sl', selector: '[data-theme]' },
)

export type TokenName = keyof typeof token.raw

const declarations = (values: Readonly<Partial<Record<TokenName, string | number>>>) =>
  Object.entries(values).map(([name, value]) => `--sl-${name}: ${value};`)

/** The doubled attribute outweighs the light values, whichever sheet comes first. */
export const ThemeOverrides = createGlobalStyle`
  [data-theme] {
    color-scheme: light;
  }
  [data-theme][data-theme='dark'] {
    color-scheme: dark;
    ${declarations(dark)}
  }
  @media (forced-colors: active) {
    [data-theme][data-theme] { ${declarations(forcedColours)} }
  }
  @media not (pointer: coarse) {
    [data-theme][data-density='compact'] { ${declarations(densityCompact)} }
  }
  [data-theme][data-density='comfortable'] { ${declarations(densityComfortable)} }
  [data-theme][data-theme]:is(:lang(zh), [data-locale|='zh']) { ${declarations(fontOfChinese)} }
  [data-theme][data-theme]:is(:lang(ar), :lang(fa), :lang(ku), :lang(ckb)),
  [data-theme][data-theme]:is([data-locale|='ar'], [data-locale|='fa'], [data-locale|='ku'], [data-locale|='ckb']) { ${declarations(fontOfArabic)} }
  [data-theme][data-theme]:is(:lang(he), [data-locale|='he']) { ${declarations(fontOfHebrew)} }
`

/** Media query for widths of the breakpoint and above. */
export const from = (name: keyof typeof breakpoints): string => `@media (min-width: ${breakpoints[name]}px)`

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const coarsePointer = '@media (pointer: coarse)'

/** The ring of a control that has keyboard focus. */
export const focusRing = css`
  outline: 2px solid ${token['focus-ring']};
  outline-offset: 2px;
`

/** The edge of a surface in forced colours, where shadows and backgrounds are not drawn. It is an outline, so that nothing covers it. */
export const forcedEdge = css`
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`

/** In forced colours an invalid control has a thicker, dashed edge; that of other controls is thin. */
export const forcedWrong = css`
  @media (forced-colors: active) {
    outline: 2px dashed ButtonText;
  }
`

/** Hides text visually, for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
