export { EmbeddedPage as default } from './EmbeddedPage.tsx'
