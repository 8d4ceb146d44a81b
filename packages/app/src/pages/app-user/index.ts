export { AppUsersPage as default } from './AppUsersPage.tsx'
