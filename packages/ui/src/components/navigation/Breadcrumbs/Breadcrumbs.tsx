import { msg } from '@lingui/core/macro'
import { ChevronRight, Ellipsis } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { coarsePointer, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Link } from '../Link/index.ts'
import { Menu } from '../../actions/Menu/index.ts'
import type { StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface Crumb {
  /** The address of the step. */
  href: string
  label: string
}

export interface BreadcrumbsProps extends StrictOmit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The ancestors of this page, from the root. */
  items: readonly Crumb[]
  /** The name of the current page, which is not a link. */
  current: string
}

/** Number of ancestors that are always visible: the first and the last two. The others are in a menu. */
const maxSteps = 3

/** The path to the page, with links to the pages above it. */
export function Breadcrumbs({ items: givenItems, current, ...rest }: BreadcrumbsProps) {
  const items = listOf(givenItems, 'Breadcrumbs')
  const text = useText()
  const isLong = items.length > maxSteps
  const [first, ...others] = items
  const hidden = isLong ? others.slice(0, -1) : []
  const shown = isLong ? others.slice(-1) : others
  return (
    <nav aria-label={text(msg`Breadcrumb`)} {...rest}>
      <List>
        {first !== undefined && <Step crumb={first} />}
        {hidden.length > 0 && (
          <Item>
            <Menu
              aria-label={text(msg`Steps between`)}
              align="start"
              trigger={<IconButton size="sm" icon={Ellipsis} aria-label={text(msg`Steps between`)} />}
              items={[{ id: 'steps', items: hidden.map(({ href, label }) => ({ id: href, href, label })) }]}
            />
            <Icon icon={ChevronRight} size={14} isDirectional />
          </Item>
        )}
        {shown.map((crumb) => (
          <Step key={crumb.href} crumb={crumb} />
        ))}
        <Item>
          <Current aria-current="page" data-part="current">
            {current}
          </Current>
        </Item>
      </List>
    </nav>
  )
}

function Step({ crumb: { href, label } }: { crumb: Crumb }) {
  return (
    <Item>
      <Way href={href} variant="quiet">
        <bdi>{label}</bdi>
      </Way>
      <Icon icon={ChevronRight} size={14} isDirectional />
    </Item>
  )
}

const List = styled.ol.attrs({ role: 'list' })`
  ${typography.body}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token['text-secondary']};
`

const Item = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  & > svg {
    margin-inline: ${token['space-2']};
    color: ${token['text-tertiary']};
  }
`

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-inline-size: ${token['target-min']};
  min-block-size: ${token['target-min']};
  font-weight: ${token['weight-regular']};
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
`

const Current = styled.bdi`
  font-weight: ${token['weight-medium']};
  color: ${token['text-primary']};
  overflow-wrap: anywhere;
`
