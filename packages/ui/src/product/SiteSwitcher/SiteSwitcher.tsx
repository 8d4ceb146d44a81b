import { msg } from '@lingui/core/macro'
import { ChevronsUpDown, LayoutGrid, Plus } from 'lucide-react'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../format/useText.ts'
import { from, token } from '../../theme/theme.ts'
import { typography } from '../../theme/typography.ts'
import { Icon } from '../../components/data/Icon/index.ts'
import { Menu, type MenuGroup, type MenuProps } from '../../components/actions/Menu/index.ts'
import { Trigger } from '../../components/actions/Menu/Trigger.styles.ts'
import { SiteAvatar } from '../SiteCard/index.ts'
import { VisuallyHidden } from '../../components/layout/VisuallyHidden/index.ts'
import type { StrictOmit } from '../../components/props.ts'
import { listOf } from '../../theme/wrongProps.ts'

export interface SiteSwitcherProps extends StrictOmit<MenuProps, 'aria-label' | 'trigger' | 'items' | 'isSearchable'> {
  /** Host of the open site. */
  domain: string
  /** Every site that the person may open; `href` leads to it. */
  items: readonly { id: string; domain: string; href: string }[]
  /** The address of the list of all sites. */
  allHref: string
  /** The address of the page that adds a site. */
  addHref: string
}

/** The number of sites from which on there is a search. */
const searchedFrom = 9

/** As many characters fit one line of a phone's header. */
const shortDomain = 22

/** A menu to switch from the open site to another one. The ref and other props go to the menu. */
export function SiteSwitcher({ domain, items: givenItems, allHref, addHref, ...rest }: SiteSwitcherProps) {
  const items = listOf(givenItems, 'SiteSwitcher')
  const text = useText()
  const isLong = domain.length > shortDomain
  const own: MenuGroup = {
    id: 'sites',
    selectedKey: items.find((site) => site.domain === domain)?.id,
    items: items.map((site) => ({
      id: site.id,
      label: site.domain,
      href: site.href,
      icon: <SiteAvatar domain={site.domain} size={20} />,
    })),
  }
  const more: MenuGroup = {
    id: 'more',
    isFixed: true,
    items: [
      { id: 'all', label: text(msg`All sites`), icon: LayoutGrid, href: allHref },
      { id: 'add', label: text(msg`Add website`), icon: Plus, href: addHref },
    ],
  }
  return (
    <Menu
      align="start"
      {...rest}
      aria-label={text(msg`Sites`)}
      isSearchable={items.length >= searchedFrom}
      items={items.length === 0 ? [more] : [own, more]}
      trigger={
        <Open>
          <SiteAvatar domain={domain} size={20} />
          <VisuallyHidden>
            {text(msg`Switch site`)}: {isLong && domain}
          </VisuallyHidden>
          <Domain dir="ltr" title={domain} data-long={isLong || undefined} aria-hidden={isLong}>
            {isLong ? wrappedAtDots(domain) : domain}
          </Domain>
          <Icon icon={ChevronsUpDown} size={14} />
        </Open>
      }
    />
  )
}

/** With places to wrap after its dots. A screen reader would stop at each of them, so it gets the name in one piece. */
const wrappedAtDots = (domain: string) =>
  domain.split(/(?<=\.)/).map((label, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {label}
    </Fragment>
  ))

const Open = styled(Trigger)`
  gap: ${token['space-4']};
  min-inline-size: 0;
  max-inline-size: calc(100% + ${token['space-4']});
  margin-inline-start: calc(-1 * ${token['space-4']});
`

/** On a phone a long domain is smaller and has two lines, so that what stands below it keeps its place. */
const Domain = styled.bdi`
  ${typography.headingSmall}
  min-inline-size: 0;
  line-height: 1.15;
  overflow: hidden;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  text-align: start;
  color: ${token['text-primary']};
  &[data-long] {
    ${typography.caption}
    line-height: 1.15;
    font-weight: ${token['weight-strong']};
  }
  ${from('md')} {
    &,
    &[data-long] {
      ${typography.headingSmall}
    }
    display: block;
    text-overflow: ellipsis;
    white-space: nowrap;
    wbr {
      display: none;
    }
  }
`
