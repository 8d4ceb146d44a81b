import { msg, plural } from '@lingui/core/macro'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { useMinWidth } from '../../../theme/useMinWidth.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { Badge, End, Opener, Root } from './FilterBar.styles.ts'
import type { FilterBarProps } from './FilterBar.types.ts'
import type { FilterContentProps } from './FilterContent.types.ts'
import { FilterLine } from './FilterLine.tsx'
import { knownRules } from './knownRules.ts'
import { useResultAnnouncement } from './useResultAnnouncement.ts'
import { isOnItsWay } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

/** Only used on narrow screens and when opened, so it is loaded on demand. */
const [FilterSheet, prepare] = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet)

/** The filters of a page's metrics, with other controls in the same line. */
export function FilterBar(props: FilterBarProps) {
  const {
    value: givenValue,
    onChange,
    fields,
    loadValues,
    savedViews,
    pinnedFields = [],
    end,
    maxFilters = 20,
    ...others
  } = props
  const value = knownRules(givenValue)
  const { result, loadingState = 'idle', isDisabled = false, isHidden: isAsked = false, ...rest } = others
  const isHidden = listOf(fields, 'FilterBar', 'fields').length === 0 || isAsked
  const isWide = useMinWidth('md')
  const said = useResultAnnouncement({ value, result, loadingState })
  const content = { value, onChange, fields, loadValues, savedViews, pinnedFields, maxFilters, isDisabled }
  return (
    <Root {...rest} aria-busy={isOnItsWay(loadingState) || undefined}>
      {isWide && !isHidden && <FilterLine {...content} />}
      {end !== undefined && <End data-part="end">{end}</End>}
      {!isWide && !isHidden && <FilterOpener {...content} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  )
}

/** The button that opens the filters on a phone, with their number. */
function FilterOpener(content: FilterContentProps) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const count = content.value.length
  return (
    <Opener>
      <IconButton
        icon={ListFilter}
        size="lg"
        hasEdge
        isDisabled={content.isDisabled}
        aria-label={
          count === 0
            ? text(msg`Filters`)
            : text(msg`${plural(count, { one: 'Filters, # applied', other: 'Filters, # applied' })}`)
        }
        onFocus={prepare}
        onPress={() => setIsOpen(true)}
      />
      {count > 0 && <Badge aria-hidden="true">{count}</Badge>}
      <FilterSheet {...content} isOpen={isOpen} onOpenChange={setIsOpen} />
    </Opener>
  )
}
