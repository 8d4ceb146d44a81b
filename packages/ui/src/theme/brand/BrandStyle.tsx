import { useEffect } from 'react'
import { createGlobalStyle, css } from 'styled-components'
import { warnOnce } from '../warnOnce.ts'
import type { Brand } from './brand.ts'

interface BrandStyleProps {
  /** The id of the root, as `data-brand`. */
  id: string
  brand: Brand
}

/** Declares a brand’s tokens on its root, and on the parts inside that have a theme of their own. */
export function BrandStyle({ id, brand }: BrandStyleProps) {
  useEffect(() => {
    for (const problem of brand.problems) warnOnce(`KitProvider: ${problem}.`)
  }, [brand])
  return <Declarations $id={id} $brand={brand} />
}

const declarations = (values: object) =>
  Object.entries(values).map(([name, value]) => `--sl-${name}: ${String(value)};`)

/** The attributes are named often enough to outweigh those that the kit declares itself. */
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
