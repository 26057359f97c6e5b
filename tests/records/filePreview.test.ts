// Which files can be looked at in the console, and which are a tile with Download (domain 2, Files).
import { expect, it } from 'vitest'
import { fileTypes } from '../../language/fileTypes.ts'
import { previewOf } from '../../src/look/previewOf.ts'

const looks = {
  picture: ['jpg', 'jpeg', 'jpe', 'jif', 'jfif', 'jfi', 'png', 'webp'],
  video: ['mp4', 'webm'],
  sound: ['mp3', 'ogg', 'm4a'],
  pdf: ['pdf'],
}

it('are those of which every browser shows something, by what their bytes are', () => {
  for (const [look, extensions] of Object.entries(looks))
    for (const each of extensions) expect([each, previewOf({ contentType: fileTypes[each]?.contentTypes[0] ?? '' })]).toEqual([each, look])
})

it('every other one is for download', () => {
  const shown = new Set(Object.values(looks).flat())
  const others = Object.entries(fileTypes).filter(([extension]) => !shown.has(extension))
  for (const each of ['heic', 'heif', 'jp2', 'jxr', 'mkv', 'avi', 'wmv', 'aac'])
    expect(others.map(([extension]) => extension)).toContain(each)
  // What plays under another name is the same container: its bytes are found to be an MP4 or WebM only where they are one.
  const played = new Set(['video/mp4', 'video/webm'])
  for (const [, { contentTypes }] of others)
    for (const contentType of contentTypes)
      if (!played.has(contentType)) expect([contentType, previewOf({ contentType })]).toEqual([contentType, 'none'])
})
