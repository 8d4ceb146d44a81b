import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/theme.ts'
import { typography } from '../theme/typography.ts'

export interface SpecimenSheetProps {
  title: string
  /** Describes the content of the sheet and its rule. */
  lead: string
  children: ReactNode
}

/** A page of the foundations. */
export function SpecimenSheet({ title, lead, children }: SpecimenSheetProps) {
  return (
    <Root>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </Root>
  )
}

export interface SpecimensProps {
  caption: string
  /** Headings of the columns; the first one is of the names. */
  columns: readonly string[]
  /** A name, and what stands in the columns after it. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** A table with one token in a row. */
export function Specimens({ caption, columns, rows }: SpecimensProps) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

/** A field of a colour or of another background. */
export const Swatch = styled.div<{ $background: string }>`
  inline-size: 96px;
  block-size: 32px;
  border: 1px solid ${token['border-subtle']};
  border-radius: ${token['radius-sm']};
  background: ${({ $background }) => $background};
`

/** Colours beside each other, each with its name below. */
export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${token['space-6']};
  margin-block-start: ${token['space-9']};
  figure {
    margin: 0;
  }
  figcaption {
    ${typography.caption}
    margin-block-start: ${token['space-2']};
  }
  figure > :first-child {
    inline-size: 100%;
    block-size: 64px;
  }
`

const Root = styled.main`
  max-inline-size: 64rem;
  margin-inline: auto;
  h1 {
    ${typography.titleLarge}
    margin: 0;
  }
  > p {
    ${typography.lead}
    max-inline-size: 44rem;
    color: ${token['text-secondary']};
  }
`

const Scroll = styled.div`
  overflow-x: auto;
  margin-block-start: ${token['space-9']};
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  caption {
    ${typography.heading}
    padding-block-end: ${token['space-4']};
    text-align: start;
  }
  th,
  td {
    padding: ${token['space-3']} ${token['space-5']} ${token['space-3']} 0;
    border-block-end: 1px solid ${token['border-subtle']};
    font-weight: inherit;
    text-align: start;
  }
  thead th {
    ${typography.caption}
    color: ${token['text-tertiary']};
  }
  code {
    ${typography.code}
  }
`
