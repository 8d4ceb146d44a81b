import { msg } from '@lingui/core/macro'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { useText } from '../../../format/useText.ts'
import { useKit, usePortalProps } from '../../../provider/KitContext.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import { Icon, type IconSource } from '../../data/Icon/index.ts'
import { Group, Heading, Name } from '../../actions/Menu/Menu.styles.ts'
import { Note } from '../../actions/Menu/Note.styles.ts'
import type { OverlayRootProps } from '../../overlays/Overlay/overlay.types.ts'
import { useOpen, type OpenProps } from '../../overlays/Overlay/useOpen.ts'
import { Keys } from '../../overlays/ShortcutSheet/Keys.tsx'
import type { Key } from '../../overlays/ShortcutSheet/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { Field, Item, List, Nothing, Panel, Root, Scrim, SearchInput } from './CommandPalette.styles.ts'
import { isOnItsWay, withoutUndefined, type LoadingState, type StrictOmit } from '../../props.ts'

export interface Command {
  id: string
  /** The name of the action, or of the page. */
  label: string
  /** Additional search terms. */
  keywords?: string | undefined
  /** Secondary text after the label. */
  note?: string | undefined
  /** Icon or picture before the label. */
  icon?: IconSource | undefined
  /** The keyboard shortcut of the command. */
  keys?: readonly Key[] | undefined
  /** The address of the command; without it `onAction` runs. */
  href?: string | undefined
  onAction?: (() => void) | undefined
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined
}

export interface CommandGroup {
  id: string
  /** The name of the group. */
  label: string
  items: readonly Command[]
}

export interface CommandPaletteProps extends OpenProps, OverlayRootProps {
  /** The commands in groups. A command is shown if its label or keywords contain the search text. */
  items: readonly CommandGroup[]
  /**
   * The initial search: the text typed before the palette was there.
   * @default ''
   */
  defaultSearch?: string | undefined
  /** Called with the search text, for commands that are loaded from elsewhere. */
  onSearchChange?: ((search: string) => void) | undefined
  /** Called with the id of a chosen command. */
  onChoose?: ((id: string) => void) | undefined
  /**
   * The loading state of commands that are looked up.
   * @default 'idle'
   */
  loadingState?: LoadingState | undefined
}

/** The palette of all commands, found by typing. */
export function CommandPalette({ isOpen: given, defaultOpen, onOpenChange, ...rest }: CommandPaletteProps) {
  // A palette that is open from the start waits for its portal: moved there later, it would lose the focus.
  const [isOpen, setOpen] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  const hasPlace = useKit().portal !== null
  return (
    <Scrim {...usePortalProps()} isOpen={isOpen && hasPlace} onOpenChange={setOpen} isDismissable>
      <Panel>
        <Content {...rest} onClose={() => setOpen(false)} />
      </Panel>
    </Scrim>
  )
}

interface ContentProps extends StrictOmit<CommandPaletteProps, keyof OpenProps> {
  onClose: () => void
}

/** The search field and the matching commands. */
function Content(props: ContentProps) {
  const { items, defaultSearch = '', onSearchChange, onChoose, onClose, loadingState = 'idle', ...rest } = props
  const text = useText()
  const { contains } = useFilter({ sensitivity: 'base' })
  const field = useFirstSearch(defaultSearch)
  const isLoading = isOnItsWay(loadingState)
  const state = isLoading ? text(msg`Loading more commands`) : ''
  return (
    <Root aria-label={text(msg`Commands`)} {...withoutUndefined(rest)}>
      <Autocomplete filter={contains} {...(onSearchChange !== undefined && { onInputChange: onSearchChange })}>
        <Field aria-label={text(msg`Search commands`)} autoFocus>
          <Icon icon={Search} />
          <SearchInput ref={field} placeholder={text(msg`Search commands`)} />
          <Keys keys={['Escape']} isDecorative />
        </Field>
        <List
          aria-label={text(msg`Commands`)}
          onAction={(id) => {
            onChoose?.(String(id))
            onClose()
          }}
          renderEmptyState={() => <Nothing>{isLoading ? state : text(msg`No command matches`)}</Nothing>}
        >
          {items
            .filter((group) => group.items.length > 0)
            .map(({ id, label, items: commands }) => (
              <Group key={id} id={id}>
                <Heading>{label}</Heading>
                {commands.map((command) => (
                  <Entry key={command.id} command={command} />
                ))}
              </Group>
            ))}
        </List>
      </Autocomplete>
      <VisuallyHidden role="status">{state}</VisuallyHidden>
    </Root>
  )
}

/** Replays the text typed before the field was rendered as input events, so that the first match becomes active. */
function useFirstSearch(search: string) {
  const field = useRef<HTMLInputElement>(null)
  const type = useEffectEvent(() => {
    const input = field.current
    if (input === null || search === '' || input.value !== '') return
    const typing = { inputType: 'insertText', data: search, bubbles: true }
    input.dispatchEvent(new InputEvent('beforeinput', typing))
    input.setRangeText(search, 0, 0, 'end')
    input.dispatchEvent(new InputEvent('input', typing))
  })
  useEffect(() => type(), [])
  return field
}

function Entry({ command }: { command: Command }) {
  const { id, label, keywords = '', note, icon, keys, href, onAction, lang } = command
  return (
    <Item
      id={id}
      textValue={`${label} ${note ?? ''} ${keywords}`}
      {...(href !== undefined && { href })}
      {...(onAction !== undefined && { onAction })}
    >
      <IconSlot icon={icon} />
      <Name lang={lang}>{label}</Name>
      {note !== undefined && <Note>{note}</Note>}
      {keys !== undefined && <Keys keys={keys} isDecorative />}
    </Item>
  )
}
