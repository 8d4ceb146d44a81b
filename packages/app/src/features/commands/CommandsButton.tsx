import { useLingui } from '@lingui/react/macro'
import { Button, CommandsIcon, from, Keys, VisuallyHidden } from '@sightline/ui'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { CommandsContext } from './CommandsContext.ts'
import { shortcuts } from './shortcuts.ts'

/** Opens the palette of commands, and says by which keys that is done too. */
export function CommandsButton() {
  const { t } = useLingui()
  const open = useContext(CommandsContext)
  return (
    <Root>
      <Button variant="quiet" icon={CommandsIcon} onPress={() => open('palette')}>
        <VisuallyHidden>{t`Commands`} </VisuallyHidden>
        <Keys keys={shortcuts.palette} />
      </Button>
    </Root>
  )
}

/** A narrow header has no room for it; there the menu of the account opens them. */
const Root = styled.span`
  display: none;
  ${from('lg')} {
    display: contents;
  }
`
