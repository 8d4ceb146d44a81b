import { msg, plural } from '@lingui/core/macro'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../text/useText.ts'
import { IconButton } from '../IconButton/index.ts'
import { useWidthFrom } from '../SideNav/useWidthFrom.ts'
import { Badge, End, Opener, Root } from './FilterBar.styles.ts'
import type { FilterBarProps } from './FilterBar.types.ts'
import { FilterLine } from './FilterLine.tsx'
import { FilterSheet } from './FilterSheet.tsx'

/** What the figures of a page are filtered by, with what belongs to the same line. */
export function FilterBar(props: FilterBarProps) {
  const { filters, onChange, fields, loadValues, savedViews, end, maxFilters = 20, ...rest } = props
  const text = useText()
  const isWide = useWidthFrom('md')
  const [isOpen, setIsOpen] = useState(false)
  const count = filters.length
  const content = { filters, onChange, fields, loadValues, savedViews, maxFilters }
  return (
    <Root {...rest}>
      {isWide && <FilterLine {...content} />}
      {end !== undefined && <End data-part="end">{end}</End>}
      {!isWide && (
        <Opener>
          <IconButton
            icon={ListFilter}
            size="lg"
            hasEdge
            aria-label={
              count === 0
                ? text(msg`Filters`)
                : text(msg`${plural(count, { one: 'Filters, # applied', other: 'Filters, # applied' })}`)
            }
            onPress={() => setIsOpen(true)}
          />
          {count > 0 && <Badge aria-hidden="true">{count}</Badge>}
          <FilterSheet {...content} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Opener>
      )}
    </Root>
  )
}
