import { useLingui } from '@lingui/react/macro'
import { Button, CommandsIcon, from, Keys, VisuallyHidden } from '@sightline/ui'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { CommandsContext } from './CommandsContext.ts'
import { shortcuts } from './shortcuts.ts'

/** The button that opens the command palette, with its shortcut. */
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

/** A narrow header has no room for the button; there the account menu opens the palette. */
const Root = styled.span`
  display: none;
  ${from('lg')} {
    display: contents;
  }
`
