import type { ReactNode } from 'react'
import { FieldSizeProvider, type FieldSize } from '../components/inputs/Field/index.ts'
import { State } from './StateGrid.tsx'

/** A field in each of its sizes, and as it is in drawers and dialogs. */
export function FieldSizes({ children }: { children: (size: FieldSize | undefined) => ReactNode }) {
  return (['sm', 'md', 'dialog', 'lg'] as const).map((height) =>
    height === 'dialog' ? (
      <State key={height} name="in a dialog">
        <FieldSizeProvider value={height}>{children(undefined)}</FieldSizeProvider>
      </State>
    ) : (
      <State key={height} name={`size ${height}`}>
        {children(height)}
      </State>
    ),
  )
}
