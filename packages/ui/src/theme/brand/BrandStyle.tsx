import { useEffect } from 'react'
import { createGlobalStyle, css } from 'styled-components'
import { warnOnce } from '../warnOnce.ts'
import type { Brand } from './brand.ts'

interface BrandStyleProps {
  /** The id of the root, as `data-brand`. */
  id: string
  brand: Brand
}

/** Declares the tokens of a brand for its root and for parts inside with a theme of their own. */
export function BrandStyle({ id, brand }: BrandStyleProps) {
  useEffect(() => {
    for (const problem of brand.problems) warnOnce(`KitProvider: ${problem}.`)
  }, [brand])
  return <Declarations $id={id} $brand={brand} />
}

const declarations = (values: object) =>
  Object.entries(values).map(([name, value]) => `--sl-${name}: ${String(value)};`)

/** The attribute selectors are repeated to have a higher specificity than the kit's own declarations. */
const Declarations = createGlobalStyle<{ $id: string; $brand: Brand }>`
  ${({ $id, $brand: { colours, others } }) => {
    const within = (theme: string) =>
      `[data-brand='${$id}'][data-brand][data-brand]${theme}, [data-brand='${$id}'] [data-theme][data-theme]${theme}`
    return css`
      ${within('')} {
        ${declarations(others)}
      }
      @media not (forced-colors: active) {
        ${within("[data-theme='light']")} {
          ${declarations(colours.light)}
        }
        ${within("[data-theme='dark']")} {
          ${declarations(colours.dark)}
        }
      }
    `
  }}
`
