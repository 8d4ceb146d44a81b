import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Where react-docgen leaves what it found of a component. */
const place = '__docgenInfo'

/** The comment above each prop, with its tags. */
type Documented = Partial<Record<typeof place, { props?: Record<string, { description?: string }> }>>

/** Takes the default of a prop from its `@default`: react-docgen only finds those in the list of parameters. */
export const defaultsOfComments: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.[place]?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = /@default (.+)/.exec(props[name]?.description ?? '')?.[1]
      if (summary === undefined) return [name, argType]
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }]
    }),
  )
}
