import { Card, token, type } from '@sightline/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface PartProps {
  title: ReactNode
  /** What it is for, in a sentence or two. */
  lead?: ReactNode
  /** What can be done with it, beside the heading. */
  actions?: ReactNode
  /** What stands below a hairline. */
  footer?: ReactNode
  children: ReactNode
}

/** One part of a section, on a surface of its own. */
export function Part({ title, lead, actions, footer, children }: PartProps) {
  return (
    <Card footer={footer}>
      <Head>
        <Title>{title}</Title>
        {actions}
      </Head>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token['space-4']};
  margin-block-end: ${token['space-5']};
`

const Title = styled.h2`
  ${type.heading}
  margin: 0;
`

const Lead = styled.p`
  ${type.body}
  max-inline-size: 44rem;
  margin: 0 0 ${token['space-6']};
  color: ${token['text-secondary']};
`
