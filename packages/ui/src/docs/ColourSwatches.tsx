import { token } from '../theme/theme.ts'
import { light } from '../theme/tokens.ts'
import type { Colour } from './contrastPairs.ts'
import { Swatch, Swatches } from './SpecimenSheet.tsx'

export const colours = (Object.keys(light) as Colour[]).filter((name) => !name.startsWith('shadow'))

/** Every colour of the theme with its name. */
export const ColourSwatches = () => (
  <Swatches>
    {colours.map((name) => (
      <figure key={name}>
        <Swatch $background={token[name]} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </Swatches>
)
