import { ArrowLeft } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { coarsePointer, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Link } from '../../navigation/Link/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface PageHeaderProps extends StrictOmit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** The page’s heading. */
  title: ReactNode
  /** The number of items that the page lists, beside the heading. */
  count?: ReactNode | undefined
  /** One line below it. */
  description?: ReactNode | undefined
  /** The path to the page, above the heading: a Breadcrumbs. */
  breadcrumbs?: ReactNode | undefined
  /** The way back, above the heading. */
  back?: { href: string; label: string } | undefined
  /** The page’s actions, at the end of the line. */
  actions?: ReactNode | undefined
}

/** Heading of a page. */
export function PageHeader(props: PageHeaderProps) {
  const { title, count, description, breadcrumbs, back, actions, ...rest } = props
  return (
    <Root {...rest}>
      <div>
        {breadcrumbs !== undefined && <Trail data-part="breadcrumbs">{breadcrumbs}</Trail>}
        {back !== undefined && (
          <Back href={back.href} variant="quiet">
            <Icon icon={ArrowLeft} size={14} isDirectional />
            {back.label}
          </Back>
        )}
        <Line>
          <Title>{title}</Title>
          {count !== undefined && <Count data-part="count">{count}</Count>}
        </Line>
        {description !== undefined && <Summary data-part="summary">{description}</Summary>}
      </div>
      {actions !== undefined && <Actions data-part="actions">{actions}</Actions>}
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token['space-5']};
  margin-block-end: ${token['space-8']};
`

const Back = styled(Link)`
  ${typography.body}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-3']};
  min-block-size: ${token['target-min']};
  margin-block-end: ${token['space-4']};
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  font-weight: ${token['weight-regular']};
`

const Trail = styled.div`
  margin-block-end: ${token['space-4']};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token['space-5']};
`

const Count = styled.span`
  ${typography.bodyLarge}
  ${tabular}
  color: ${token['text-secondary']};
`

const Title = styled.h1`
  ${typography.titleLarge}
  /* Beside a side navigation the page is a place of work, and its heading only says where one is. */
  [data-side-nav] & {
    ${typography.title}
  }
  margin: 0;
  overflow-wrap: anywhere;
`

const Summary = styled.p`
  ${typography.body}
  margin: ${token['space-1']} 0 0;
  color: ${token['text-secondary']};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-4']};
`
