// Colour values stand only in `tokens/`: all other code reads the CSS variables made from them.

export * from './tokens/light.ts'
export * from './tokens/dark.ts'
export * from './tokens/sharedColours.ts'
export * from './tokens/space.ts'
export * from './tokens/density.ts'
export * from './tokens/motion.ts'
export * from './tokens/layers.ts'
export * from './tokens/font.ts'
