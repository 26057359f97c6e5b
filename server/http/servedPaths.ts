// Where this server answers: the paths that the product says. An address on another host is somebody else's, and the usual path stays here.
import type { AppModel } from '../../language/model.ts'

export interface ServedPaths {
  /** Begins and ends with a slash. */
  readonly console: string
  readonly socket: string
  readonly backend: string
  readonly files: string
  readonly thumbnails: string
  readonly posters: string
}

export const servedPaths = ({ basePath, addresses }: Pick<AppModel, 'basePath' | 'addresses'>): ServedPaths => {
  const path = (name: string, usual: string): string => {
    const said = addresses[name]?.replace(/\/+$/, '') ?? ''
    return said.startsWith('/') ? said : usual
  }
  return {
    console: basePath,
    socket: path('apiUrl', '/graphql'),
    backend: path('backendUrl', '/api'),
    files: path('filesUrl', '/files'),
    thumbnails: path('thumbnailUrl', '/image-thumbnails'),
    posters: path('videoThumbnailUrl', '/video-thumbnails'),
  }
}
