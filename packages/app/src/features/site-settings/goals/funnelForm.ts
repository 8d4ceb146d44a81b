import type { CallInput, Funnel } from '@sightline/api-client'
import { changedIn } from '../../../lib/forms/versioned/changedFields.ts'

/**
 * The texts of one step in the form. `properties` is the JSON of what its event must have, which goes with the step.
 */
type StepValues = Omit<Funnel['steps'][number], 'properties'> & { properties: string }

export interface FunnelValues {
  name: string
  steps: StepValues[]
}

export const newStep: StepValues = { name: '', kind: 'page', pattern: '', properties: '[]' }

export const noFunnel: FunnelValues = { name: '', steps: [newStep, newStep] }

export const valuesOfFunnel = ({ name, steps }: Funnel): FunnelValues => ({
  name,
  steps: steps.map(({ properties, ...step }) => ({ ...step, properties: JSON.stringify(properties) })),
})

/** The steps as the service takes them. A step without a name is named by its pattern. */
export const stepsOf = ({ steps }: FunnelValues): Funnel['steps'] =>
  steps.map(({ kind, pattern, name, properties }) => ({
    name: name.trim() || pattern.trim(),
    kind,
    pattern: pattern.trim(),
    properties: JSON.parse(properties) as Funnel['steps'][number]['properties'],
  }))

/**
 * The input of the call: the fields that differ, with the version of the funnel that was seen; the steps as a whole.
 */
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
    ...(changed.some((path) => path.startsWith('steps')) && { steps: stepsOf(values) }),
  }
}

/** Whether the data of an error is the current funnel. */
export const isFunnel = (data: unknown): data is Funnel =>
  typeof data === 'object' && data !== null && 'steps' in data && 'version' in data
