export { dropTexts } from './exclusions/dropTexts.ts'
