// Which files there are: by the extension of their name, the class that limits go by, and what their bytes may say they are.

export type FileClass = 'image' | 'video' | 'audio' | 'document'

export interface FileType {
  readonly class: FileClass
  /** Media types as the bytes say them. What is stored is the one found. */
  readonly contentTypes: readonly [string, ...string[]]
}

const image = (...contentTypes: FileType['contentTypes']): FileType => ({ class: 'image', contentTypes })
const video = (...contentTypes: FileType['contentTypes']): FileType => ({ class: 'video', contentTypes })
const audio = (...contentTypes: FileType['contentTypes']): FileType => ({ class: 'audio', contentTypes })

const jpeg = image('image/jpeg')
const heif = image('image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence', 'image/avif')
const jpeg2000 = image('image/jp2', 'image/jpx', 'image/j2c')
// One container under several names: what stands in it decides what its bytes say.
const mp4 = video('video/mp4', 'video/x-m4v', 'video/quicktime')
const mpeg = video('video/mpeg', 'video/MP1S', 'video/MP2P')

/** Known extensions, in lower case. Nothing here can run script when it is opened. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  jpg: jpeg,
  jpeg,
  jpe: jpeg,
  jif: jpeg,
  jfif: jpeg,
  jfi: jpeg,
  png: image('image/png', 'image/apng'),
  webp: image('image/webp'),
  heif,
  heic: heif,
  jxr: image('image/vnd.ms-photo'),
  jp2: jpeg2000,
  j2k: jpeg2000,
  jpf: jpeg2000,
  jpx: jpeg2000,
  jpm: image('image/jpm', 'image/jp2'),
  webm: video('video/webm'),
  mkv: video('video/matroska', 'video/webm'),
  mov: mp4,
  qt: mp4,
  mp4,
  m4v: mp4,
  wmv: video('video/x-ms-asf', 'application/vnd.ms-asf'),
  mpg: mpeg,
  mpeg,
  mpv: mpeg,
  avi: video('video/vnd.avi'),
  mp3: audio('audio/mpeg'),
  aac: audio('audio/aac'),
  ogg: audio('audio/ogg', 'audio/ogg; codecs=opus'),
  m4a: audio('audio/x-m4a', 'audio/mp4', 'video/mp4'),
  pdf: { class: 'document', contentTypes: ['application/pdf'] },
}

/** holiday.JPG -> jpg; '' where there is none. */
export const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The known type behind an extension, whatever it is called. */
export const fileTypeOf = (extension: string): FileType | undefined =>
  Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined
