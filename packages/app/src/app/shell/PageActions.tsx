import { Button, ButtonLink, from, token, visuallyHidden, VisuallyHidden, type MenuEntry } from '@sightline/ui'
import { styled } from 'styled-components'

/** The actions that the page offers, before the menus of the header; its links are icons, where there is room for them. */
export function PageActions({ actions }: { actions: readonly MenuEntry[] }) {
  if (actions.length === 0) return null
  return (
    <>
      {actions.map(({ id, label, icon, href, onAction }) =>
        href === undefined ? (
          <Button key={id} variant="quiet" icon={icon} onPress={onAction}>
            <Word>{label}</Word>
          </Button>
        ) : (
          <WideLink key={id} variant="quiet" icon={icon} href={href} title={label}>
            <VisuallyHidden>{label}</VisuallyHidden>
          </WideLink>
        ),
      )}
      <Line />
    </>
  )
}

/** The label is visually hidden where the name of the site needs the room. */
const Word = styled.span`
  ${visuallyHidden}
  ${from('xl')} {
    all: unset;
  }
`

/** Elsewhere the account menu has the links. */
const WideLink = styled(ButtonLink)`
  && {
    display: none;
  }
  ${from('xl')} {
    && {
      display: inline-flex;
    }
  }
`

const Line = styled.span`
  inline-size: 1px;
  block-size: 1.25rem;
  margin-inline: ${token['space-3']};
  background: ${token['border-default']};
`
