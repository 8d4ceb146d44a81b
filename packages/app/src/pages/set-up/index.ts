export { SetUpPage as default } from './SetUpPage.tsx'
