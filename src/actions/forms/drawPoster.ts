// A picture of a video, drawn by the browser that sends it: the server reads no videos.

const sidePixels = 640
const drawTimeoutMs = 5_000

const once = (target: EventTarget, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error('this video cannot be drawn')), { once: true })
    setTimeout(() => reject(new Error('this video takes too long to draw')), drawTimeoutMs)
  })

const draw = async (video: HTMLVideoElement): Promise<Blob | undefined> => {
  await once(video, 'loadeddata')
  video.currentTime = Math.min(1, video.duration / 2 || 0)
  await once(video, 'seeked')
  const scale = Math.min(1, sidePixels / Math.max(video.videoWidth, video.videoHeight, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.8))
}

/** Undefined where this browser cannot play it. */
export const drawPoster = async (file: Blob): Promise<Blob | undefined> => {
  if (!file.type.startsWith('video/')) return undefined
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = address
  try {
    return await draw(video)
  } catch {
    return undefined
  } finally {
    // It reads no further from what is given back.
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}
