import type { CallInput, Funnel } from '@sightline/api-client'
import { changedIn } from '../../../lib/list-page/row/changed.ts'
import { kindOf } from './goalForm.ts'

/** The places that steps can have. */
export const places = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Place = (typeof places)[number]
export const fewestSteps = 2

/** `properties` is the JSON of what a step’s event must have; it goes with its step. */
type StepField = 'kind' | 'pattern' | 'name' | 'properties'
export type StepKey<Field extends StepField = StepField> = `step${Place}_${Field}`

/** What of a funnel can be typed. A step without a kind is not there. */
export type FunnelValues = Record<'name' | StepKey, string>

interface Step {
  kind: string
  pattern: string
  name: string
  properties: string
}

const noStep: Step = { kind: '', pattern: '', name: '', properties: '[]' }
export const newStep: Step = { ...noStep, kind: 'page' }

export const keyOf = <Field extends StepField>(place: Place, field: Field): StepKey<Field> => `step${place}_${field}`

/** The steps that are there, in their order. */
export const stepsIn = (values: FunnelValues): Step[] =>
  places
    .map((place) => ({
      kind: values[keyOf(place, 'kind')],
      pattern: values[keyOf(place, 'pattern')],
      name: values[keyOf(place, 'name')],
      properties: values[keyOf(place, 'properties')],
    }))
    .filter(({ kind }) => kind !== '')

/** A funnel’s name and steps as the form holds them. */
export function funnelValues(name: string, steps: readonly Step[]): FunnelValues {
  const fields = places.flatMap((place) => {
    const step = steps[place - 1] ?? noStep
    return (['kind', 'pattern', 'name', 'properties'] as const).map((field) => [keyOf(place, field), step[field]])
  })
  return { ...(Object.fromEntries(fields) as Record<StepKey, string>), name }
}

export const noFunnel = funnelValues('', [newStep, newStep])

export const valuesOfFunnel = ({ name, steps }: Funnel): FunnelValues =>
  funnelValues(
    name,
    steps.map(({ properties, ...step }) => ({ ...step, properties: JSON.stringify(properties) })),
  )

/** The steps as the service takes them. One without a name is called as what reaches it. */
export const givenSteps = (values: FunnelValues): Funnel['steps'] =>
  stepsIn(values).map(({ kind, pattern, name, properties }) => ({
    name: name.trim() || pattern.trim(),
    kind: kindOf(kind),
    pattern: pattern.trim(),
    properties: JSON.parse(properties) as Funnel['steps'][number]['properties'],
  }))

/** The change as the service takes it: what differs, on the funnel that was seen; the steps as a whole. */
export function changeOfFunnel(
  siteId: string,
  values: FunnelValues,
  seen: Funnel,
): CallInput<'funnel', 'updateFunnel'> {
  const changed = changedIn(values, valuesOfFunnel(seen))
  return {
    site_id: siteId,
    id: seen.id,
    version: seen.version,
    ...(changed.includes('name') && { name: values.name.trim() }),
    ...(changed.some((field) => field !== 'name') && { steps: givenSteps(values) }),
  }
}

/** Whether what an error has with it is the funnel as it is now. */
export const isFunnel = (data: unknown): data is Funnel =>
  typeof data === 'object' && data !== null && 'steps' in data && 'version' in data
