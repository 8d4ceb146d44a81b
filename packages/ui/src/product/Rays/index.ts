export { Rays, type RaysProps } from './Rays.tsx'
