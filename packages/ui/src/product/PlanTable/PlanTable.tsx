import { msg } from '@lingui/core/macro'
import { Check, Minus } from 'lucide-react'
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useText } from '../../format/useText.ts'
import { useScrollShadows } from '../../components/data/DataTable/useScrollShadows.ts'
import { Icon } from '../../components/data/Icon/index.ts'
import { VisuallyHidden } from '../../components/layout/VisuallyHidden/index.ts'
import { Current, Root, Scroll, Table } from './PlanTable.styles.ts'
import type { StrictOmit } from '../../components/props.ts'
import { listOf } from '../../theme/wrongProps.ts'

/** The extent of a feature in a plan: all of it, none of it, or a limit in words. */
export type PlanValue = boolean | { limit: ReactNode }

export interface PlanTableRow {
  id: string
  /** The feature. */
  label: ReactNode
  /** The value of each plan, by the ids of the plans. A missing plan does not include the feature. */
  values: Readonly<Record<string, PlanValue>>
}

export interface PlanTableProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the comparison for screen readers. */
  'aria-label': string
  /** The plans, in order. */
  plans: readonly { id: string; title: string }[]
  /** Id of the plan that the person has. */
  currentKey?: string | undefined
  /** The features, in order. */
  rows: readonly PlanTableRow[]
}

/** A table of the plans and their features. Where there is no room it can be scrolled. */
export function PlanTable({
  'aria-label': label,
  plans: givenPlans,
  currentKey,
  rows: givenRows,
  ...rest
}: PlanTableProps) {
  const plans = listOf(givenPlans, 'PlanTable', 'plans')
  const rows = listOf(givenRows, 'PlanTable', 'rows')
  const text = useText()
  const scroll = useRef<HTMLDivElement>(null)
  useScrollShadows(scroll, true)
  return (
    <Root {...rest}>
      <Scroll ref={scroll} role="region" aria-label={label} tabIndex={0}>
        <Table>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{text(msg`Feature`)}</th>
              {plans.map(({ id, title }) => (
                <th key={id} scope="col" data-current={id === currentKey || undefined}>
                  {title}
                  {id === currentKey && <Current>{text(msg`Your current plan`)}</Current>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {plans.map(({ id }) => (
                  <td key={id} data-current={id === currentKey || undefined}>
                    <Value value={row.values[id] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Root>
  )
}

function Value({ value }: { value: PlanValue }) {
  const text = useText()
  if (typeof value === 'object') return value.limit
  return (
    <>
      <Icon icon={value ? Check : Minus} data-included={value || undefined} />
      <VisuallyHidden>{value ? text(msg`Included`) : text(msg`Not included`)}</VisuallyHidden>
    </>
  )
}
