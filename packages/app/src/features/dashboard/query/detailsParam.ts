import { parseDimension, type Dimension } from '@sightline/api-client'

/** The value whose details are open. */
export interface DetailsValue {
  dimension: Dimension
  value: string
}

/** Parses `["country","DE"]`, as the address has it; null where it names no value. */
export function parseDetails(text: string | null): DetailsValue | null {
  if (text === null) return null
  try {
    const parsed: unknown = JSON.parse(text)
    const [name, value, ...rest] = Array.isArray(parsed) ? (parsed as unknown[]) : []
    const dimension = parseDimension(name)
    return dimension !== undefined && typeof value === 'string' && rest.length === 0 ? { dimension, value } : null
  } catch {
    return null
  }
}

export const formatDetails = ({ dimension, value }: DetailsValue): string => JSON.stringify([dimension, value])
