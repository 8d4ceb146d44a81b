import { z } from 'zod'
import { ranges, relativeCount, relativeUnits, type NamedRange } from '../../vocabulary/index.ts'
import { key } from './shared-fields.ts'

const relativeRange = z.templateLiteral([z.string().regex(relativeCount), z.enum(relativeUnits)])

/** A range by its name, or the last days, weeks or months, such as `14d`, `6w` or `18mo`; without the names that are left out. */
export const rangeWithout = <const Name extends NamedRange>(...left: Name[]) =>
  z.union([z.enum(ranges).exclude(left), relativeRange], key('field_invalid'))

/** Any range. */
export const rangeField = z.union([z.enum(ranges), relativeRange], key('field_invalid'))
