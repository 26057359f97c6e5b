// What may be uploaded: the site's list of types narrows each, and the sizes are those of domain 5.18.

/** Pictures only; how large is said where they are shown. */
export const pictures = { types: ['image'], narrowedBy: 'fileTypes' } as const

/** Whatever the platform takes: content, agreements, documents. */
export const anyFiles = {
  types: ['image', 'document', 'audio', 'video'],
  max: { image: '25 MiB', document: '50 MiB', audio: '500 MiB', video: '4 GiB' },
  narrowedBy: 'fileTypes',
} as const
