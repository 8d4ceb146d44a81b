export { UserLabel, type UserLabelProps } from './UserLabel.tsx'
