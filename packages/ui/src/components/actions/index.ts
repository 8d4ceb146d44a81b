export * from './Button/index.ts'
export * from './CopyButton/index.ts'
export * from './IconButton/index.ts'
export * from './Menu/index.ts'
