import * as tokens from '../theme/tokens.ts'

/** The tokens that hold in both themes. */
const shared = {
  ...tokens.space,
  ...tokens.radius,
  ...tokens.size,
  ...tokens.density,
  ...tokens.motion,
  ...tokens.zIndex,
  ...tokens.brand,
  ...tokens.font,
}

/** All tokens by theme, under the design’s names. */
export const tokensAsJson = (): string =>
  `${JSON.stringify({ light: tokens.light, dark: tokens.dark, shared }, null, 2)}\n`

/** All tokens as the variables that the kit reads. */
export const tokensAsCss = (): string =>
  [
    rule(':root', { ...shared, ...tokens.light }),
    rule(":root[data-theme='dark']", tokens.dark),
    rule(":root[data-density='compact']", tokens.densityCompact),
    rule(":root[data-density='comfortable']", tokens.densityComfortable),
  ].join('\n')

const rule = (selector: string, values: Readonly<Record<string, string | number>>): string =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  --sl-${name}: ${value};\n`)
    .join('')}}\n`
