import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dark, light } from '../tokens.ts'
import { brandOf } from './brand.ts'
import { contrast } from './contrast.ts'
import { hexOf, oklchOf } from './oklch.ts'

const hex = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)

test('a colour goes to OKLCH and back', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(hexOf(oklchOf(colour))).toBe(colour)
    }),
  )
})

test('a colour that no screen shows keeps its lightness and its hue', () => {
  const { lightness, hue } = oklchOf(hexOf({ lightness: 0.7, chroma: 0.4, hue: 150 }))
  expect(lightness).toBeCloseTo(0.7, 2)
  expect(hue).toBeCloseTo(150, 0)
})

test('whatever the accent is, links, the ring and the line of a chart can be seen, and labels on it be read', () => {
  fc.assert(
    fc.property(hex, (accent) => {
      for (const [theme, colours] of Object.entries(brandOf({ accent }).colours)) {
        const { 'bg-surface': surface, 'bg-canvas': canvas } = theme === 'light' ? light : dark
        const against = (name: keyof typeof light, background: string) => contrast(colours[name] ?? '', background)
        for (const background of [surface, canvas]) {
          expect(against('accent-text', background)).toBeGreaterThanOrEqual(4.5)
          expect(against('focus-ring', background)).toBeGreaterThanOrEqual(3)
          expect(against('chart-1', background)).toBeGreaterThanOrEqual(3)
        }
        expect(against('accent-text', colours['accent-soft'] ?? '')).toBeGreaterThanOrEqual(4.5)
        expect(against('on-accent', colours.accent ?? '')).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

test('the accent of the light theme is the one that was given, and the other themes have its hue', () => {
  const { colours } = brandOf({ accent: '#7c3aed' })
  expect(colours.light.accent).toBe('#7c3aed')
  expect(oklchOf(colours.dark.accent ?? '').hue).toBeCloseTo(oklchOf('#7c3aed').hue, 0)
  expect(brandOf({ accent: { light: '#7c3aed', dark: '#b794ff' } }).colours.dark.accent).toBe('#b794ff')
})

test('an accent without contrast is named, with one that has it', () => {
  const [problem = '', ...others] = brandOf({ accent: '#ffd400' }).problems
  expect(others).toEqual([])
  expect(problem).toMatch(
    /^tokens\.accent #ffd400 has a contrast of 1\.\d\d with .* light theme, and needs 3: #[\da-f]{6} has it$/,
  )
  const better = problem.slice(-14, -7)
  expect(contrast(better, light['bg-surface'])).toBeGreaterThanOrEqual(3)
  expect(brandOf({ accent: better }).problems).toEqual([])
})

test('an accent that is written in another way is named, and nothing is drawn with it', () => {
  expect(brandOf({ accent: 'tomato' })).toEqual({
    colours: { light: {}, dark: {} },
    others: {},
    problems: ['tokens.accent is tomato: write it as #rrggbb'],
  })
})

test('corners go with those of a button', () => {
  expect(brandOf({ radius: 6 }).others).toMatchObject({ 'radius-xs': '4px', 'radius-lg': '12px' })
  expect(Object.values(brandOf({ radius: 0 }).others)).toEqual(['0px', '0px', '0px', '0px', '0px'])
})

test('nothing changes nothing', () => {
  // As a page without TypeScript could say it, null is nothing.
  for (const tokens of [{}, null])
    expect(brandOf(tokens)).toEqual({ colours: { light: {}, dark: {} }, others: {}, problems: [] })
})

test.each([
  'A; } body { display: none',
  'A}',
  'A { color: red',
  '@import "a"',
  'A</style>',
  'A\nB',
  '"A',
  "A'",
  'A\\',
  'A /* B',
  'calc(1px',
  'A)',
  '',
])('%j is no list of fonts: it is named, and the default is kept', (font) => {
  const problem = `write families as a style sheet does, such as "Source Sans 3", Georgia`
  expect(brandOf({ font, codeFont: font })).toEqual({
    colours: { light: {}, dark: {} },
    others: {},
    problems: [`tokens.font is ${font}: ${problem}`, `tokens.codeFont is ${font}: ${problem}`],
  })
})

test.each([
  '"Source Sans 3"',
  "'Source Sans 3', Georgia, serif",
  'Noto Sans, system-ui',
  'var(--font-body)',
  'var(--own, var(--font, "Inter"))',
])('%s is a list of fonts', (font) => {
  expect(brandOf({ font })).toMatchObject({ others: { 'font-brand': font }, problems: [] })
})

test('a radius that is no number of px is named, and corners are as usual', () => {
  // As a page without TypeScript could write them.
  for (const radius of ['10px', -1, null] as unknown as number[])
    expect(brandOf({ radius })).toMatchObject({
      others: {},
      problems: [`tokens.radius is ${radius}: write it as a number of px, 0 or more`],
    })
})

test('a token that there is not is named with those that there are', () => {
  const tokens = { primary: '#7c3aed', fonts: 'Georgia' } as object
  const known = 'is no token: there are accent, radius, font, codeFont'
  expect(brandOf(tokens).problems).toEqual([`tokens.primary ${known}`, `tokens.fonts ${known}`])
})

test('an accent without a light one is named', () => {
  for (const accent of [{ dark: '#7c3aed' }, 7] as unknown as string[])
    expect(brandOf({ accent }).problems).toEqual([
      `tokens.accent is ${JSON.stringify(accent)}: write it as #rrggbb, or as { light, dark }`,
    ])
})
