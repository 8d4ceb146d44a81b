import { msg } from '@lingui/core/macro'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { missing } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import type { StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'
import { changedWords, type Part } from './changedWords.ts'

export interface ChangeTableItem {
  id: string
  /** What the field is called. */
  label: ReactNode
  /** The value before; null where there was none. */
  before: string | null
  /** The value after; null where there is none. */
  after: string | null
}

export interface ChangeTableProps extends StrictOmit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Accessible name of the table: what has changed. */
  'aria-label': string
  /** The fields that have changed. */
  items: readonly ChangeTableItem[]
}

/** Fields that have changed, before and after side by side, with the words marked that differ. */
export function ChangeTable({ items: givenItems, ...rest }: ChangeTableProps) {
  const items = listOf(givenItems, 'ChangeTable')
  const text = useText()
  return (
    <Root {...rest}>
      <thead>
        <tr>
          <th scope="col">{text(msg`Field`)}</th>
          <th scope="col">{text(msg`Before`)}</th>
          <th scope="col">{text(msg`After`)}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, label, before, after }) => {
          const parts = changedWords(before ?? '', after ?? '')
          return (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{before === null ? missing : <bdi>{drawn(parts.before, 'del')}</bdi>}</td>
              <td>{after === null ? missing : <bdi>{drawn(parts.after, 'ins')}</bdi>}</td>
            </tr>
          )
        })}
      </tbody>
    </Root>
  )
}

const drawn = (parts: readonly Part[], Mark: 'del' | 'ins') =>
  parts.map(({ text, isChanged }) => (isChanged ? <Mark key="changed">{text}</Mark> : text))

const Root = styled.table`
  ${typography.body}
  inline-size: 100%;
  max-inline-size: 48rem;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: start;
  & :is(th, td) {
    padding-block: ${token['space-3']};
    padding-inline: 0 ${token['space-5']};
    border-block-end: 1px solid ${token['border-subtle']};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & th {
    font-weight: ${token['weight-medium']};
    color: ${token['text-secondary']};
  }
  & thead th {
    ${typography.caption}
  }
  & td {
    color: ${token['text-primary']};
  }
  & :is(del, ins) {
    border-radius: ${token['radius-sm']};
    padding-inline: 0.125rem;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  & del {
    color: ${token['negative-text']};
    background: ${token['negative-soft']};
  }
  & ins {
    color: ${token['positive-text']};
    background: ${token['positive-soft']};
    text-decoration: none;
  }
`
