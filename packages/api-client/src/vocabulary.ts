// A file of its own beside index.ts: resolvers that do not read `exports` find the subpath by it.
export * from './contract/vocabulary/index.ts'
