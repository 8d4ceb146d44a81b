export { InstallPage as default } from './InstallPage.tsx'
