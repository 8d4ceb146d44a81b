import { useId, useMemo, useState, type ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { KitContext, useKit } from './KitContext.ts'
import { token } from '../theme/theme.ts'
import { brandOf, type KitTokens } from '../theme/brand/brand.ts'
import { BrandStyle } from '../theme/brand/BrandStyle.tsx'

export interface BrandProviderProps extends ComponentPropsWithRef<'div'> {
  /** The brand; without it the part inherits the brand of the page. */
  tokens: KitTokens | undefined
}

/** Gives a part of a page a brand of its own, with the theme and language of the `KitProvider` around it. */
export function BrandProvider({ tokens, children, ...rest }: BrandProviderProps) {
  const outer = useKit()
  const id = useId()
  const key = JSON.stringify(tokens)
  const brand = useMemo(() => (key === undefined ? undefined : brandOf(JSON.parse(key) as KitTokens)), [key])
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  const brandId = brand === undefined ? outer.brand : id
  const kit = useMemo(
    () => ({ ...outer, look: `${outer.look} ${key ?? ''}`, brand: brandId, portal }),
    [outer, key, brandId, portal],
  )
  return (
    <KitContext value={kit}>
      {brand !== undefined && <BrandStyle id={id} brand={brand} />}
      <Root
        {...rest}
        data-theme={outer.colorScheme}
        data-brand={brandId}
        data-density={outer.density}
        data-locale={outer.locale}
        dir={outer.direction}
        lang={outer.lang}
      >
        {children}
        <div ref={setPortal} data-part="portal" />
      </Root>
    </KitContext>
  )
}

const Root = styled.div`
  font-family: ${token['font-sans']};
  color: ${token['text-primary']};
`
