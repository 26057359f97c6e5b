// stand-in
export { ImageView as FileView } from './ImageView.tsx'
