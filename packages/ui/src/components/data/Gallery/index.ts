export { Gallery, type GalleryPlacement, type GalleryProps } from './Gallery.tsx'
