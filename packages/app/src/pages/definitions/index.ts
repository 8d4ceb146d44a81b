export { DefinitionsPage as default } from './DefinitionsPage.tsx'
