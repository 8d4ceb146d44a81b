// A file of its own beside index.ts, by which resolvers that do not read `exports` find the subpath.
export * from './contract/vocabulary/index.ts'
