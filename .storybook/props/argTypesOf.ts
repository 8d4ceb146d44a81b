import type { StrictArgTypes } from 'storybook/internal/types'
import type { PropFacts, PropsOfComponent } from './PropFacts.ts'

/** Where the plugin `prop-tables` leaves what it knows of a component. */
const place = '__docgenInfo'

type Documented = Partial<Record<typeof place, { props?: PropsOfComponent }>>

/** The rows of a component’s table of props, and what sets each. */
export function argTypesOf(component: unknown): StrictArgTypes {
  const props = (component as Documented | undefined)?.[place]?.props ?? {}
  return Object.fromEntries(Object.entries(props).map(([name, facts]) => [name, rowOf(name, facts)]))
}

function rowOf(name: string, facts: PropFacts): StrictArgTypes[string] {
  const { type: summary, detail, defaultValue, description, from } = facts
  return {
    name,
    description,
    type: typeOf(facts),
    table: {
      type: { summary, ...(detail === undefined ? {} : { detail }) },
      ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
      ...(from === undefined ? {} : { category: from === '' ? 'Inherited' : `From ${from}` }),
    },
  }
}

function typeOf({ kind, values = [], type, isRequired }: PropFacts): NonNullable<StrictArgTypes[string]['type']> {
  const required = isRequired
  if (kind === 'enum') return { name: 'enum', value: [...values], required }
  if (kind === 'other') return { name: 'other', value: type, required }
  return { name: kind, required }
}
