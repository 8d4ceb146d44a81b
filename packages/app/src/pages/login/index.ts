export { LoginPage as default } from './LoginPage.tsx'
