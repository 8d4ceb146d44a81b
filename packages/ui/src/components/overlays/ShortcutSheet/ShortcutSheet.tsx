import { msg } from '@lingui/core/macro'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Dialog } from '../Dialog/index.ts'
import type { OverlayRootProps } from '../Overlay/overlay.types.ts'
import type { OpenProps } from '../Overlay/useOpen.ts'
import { Switch } from '../../inputs/Switch/index.ts'
import { Keys } from './Keys.tsx'
import type { Key } from './keyNames.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface Shortcut {
  id: string
  /** The name of the action. */
  label: string
  /** Keys that are pressed together. */
  keys: readonly Key[]
}

export interface ShortcutGroup {
  id: string
  /** The name of the group: where the shortcuts work, or what they are about. */
  label: string
  items: readonly Shortcut[]
}

export interface ShortcutSheetProps extends OpenProps, OverlayRootProps {
  /** The shortcuts in groups. */
  items: readonly ShortcutGroup[]
  /** Whether single-key shortcuts are on. */
  hasSingleKeys: boolean
  /** Called when single-key shortcuts are switched on or off, which WCAG 2.1.4 requires to be possible. */
  onSingleKeysChange: (isOn: boolean) => void
}

/** Lists all keyboard shortcuts, with a switch for the single-key ones. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const { items, hasSingleKeys, onSingleKeysChange, ...rest } = props
  const groups = listOf(items, 'ShortcutSheet')
  const text = useText()
  return (
    <Dialog
      {...rest}
      title={text(msg`Keyboard shortcuts`)}
      footer={
        <Switch isSelected={hasSingleKeys} onChange={onSingleKeysChange}>
          {text(msg`Single-key shortcuts`)}
        </Switch>
      }
    >
      {groups.map(({ id, label, items: shortcuts }) => (
        <Group key={id}>
          <Heading>{label}</Heading>
          <List>
            {shortcuts.map((shortcut) => (
              <Line key={shortcut.id} $isOff={shortcut.keys.length === 1 && !hasSingleKeys}>
                <dt>{shortcut.label}</dt>
                <dd>
                  <Keys keys={shortcut.keys} />
                </dd>
              </Line>
            ))}
          </List>
        </Group>
      ))}
    </Dialog>
  )
}

const Group = styled.section`
  & + & {
    margin-block-start: ${token['space-6']};
  }
`

const Heading = styled.h3`
  ${typography.caption}
  margin: 0;
  color: ${token['text-secondary']};
`

const List = styled.dl`
  margin: 0;
`

const Line = styled.div<{ $isOff: boolean }>`
  ${typography.body}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-6']};
  min-block-size: ${token['row-menu']};
  border-block-end: 1px solid ${token['border-subtle']};
  ${({ $isOff }) => $isOff && `color: ${token['text-tertiary']};`}
  &:last-child {
    border-block-end: 0;
  }
  dt {
    min-inline-size: 0;
  }
  dd {
    margin: 0;
  }
`
