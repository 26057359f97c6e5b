// A small picture, or what stands in its place: where there is none, and where its address ran out while it waited to be shown.
import { useState } from 'react'
import type { ReactNode } from 'react'

export interface ThumbnailProps {
  readonly address: string | undefined
  readonly alt?: string
  /** What stands in its place. */
  readonly children: ReactNode
}

export const Thumbnail = ({ address, alt = '', children }: ThumbnailProps) => {
  const [broken, setBroken] = useState<string>()
  if (address === undefined || address === broken) return <>{children}</>
  return <img src={address} alt={alt} loading="lazy" onError={() => setBroken(address)} />
}
