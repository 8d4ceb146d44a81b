export { DashboardMiniature, type DashboardMiniatureProps, type MiniaturePanel } from './DashboardMiniature.tsx'
