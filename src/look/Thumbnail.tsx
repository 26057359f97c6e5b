// A small picture, or what stands in its place: where there is none, and while there is nothing to show.
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { app } from '#generated/app.ts'
import { ConsoleContext } from '../client/useConsole.ts'
import { isFileValue, isOpenNow, thumbnailAddress } from './fileAddress.ts'
import { useFreshRecord } from './useFreshRecord.ts'
import './fields.css'

interface Picture {
  /** Undefined while there is nothing to show, so that something else can stand in its place. */
  readonly address: string | undefined
  readonly onError: () => void
}

interface ThumbnailState {
  readonly uuid: string | undefined
  readonly kept?: string | undefined
  readonly broken?: string | undefined
  /** Read again already: what came then is not doubted, the clock here may be wrong. */
  readonly renewed?: boolean
}

/** How large what is below draws its pictures. */
export const PictureSize = createContext<'small' | 'large'>('small')

/** Milliseconds for what is being read again anyway. */
const renewPauseMs = 1_000

/** The address of a small picture. One that has been shown stays, however old the record grows; one that ran out before is asked for again, once, and only where nobody else brings it: a list that comes back on screen is read again as a whole. One that did not come is asked for once more. */
const useThumbnail = (picture: unknown): Picture => {
  const addresses = use(ConsoleContext)?.configuration.addresses ?? app.addresses
  const read = useFreshRecord()
  const size = use(PictureSize)
  const file = isFileValue(picture) ? picture : undefined
  const [told, setTold] = useState<ThumbnailState>({ uuid: file?.uuid })
  const { kept, broken, renewed = false }: ThumbnailState = told.uuid === file?.uuid ? told : { uuid: file?.uuid }
  const now = file && thumbnailAddress(addresses, file, size)
  const usable = file && now !== undefined && now !== broken && (renewed || isOpenNow(file)) ? now : undefined
  const address = kept ?? usable
  // What is shown now is kept, by the rule of React: a state that follows from what came is set while it is drawn.
  if (address !== undefined && (told.uuid !== file?.uuid || kept !== address)) setTold({ uuid: file?.uuid, kept: address, broken, renewed })
  const wanting = address === undefined && now !== undefined && !renewed
  useEffect(() => {
    if (!wanting) return undefined
    const came = (record: unknown): void => {
      // Nobody has another address for it: where it still holds, the line may have failed it.
      const holds = file !== undefined && (record ? JSON.stringify(record).includes(file.urlPart) : isOpenNow(file))
      if (record || (broken !== undefined && holds)) setTold({ uuid: file?.uuid, broken: holds ? undefined : broken, renewed: true })
    }
    const timer = setTimeout(() => void read('itself').then(came, () => undefined), renewPauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each file that wants it
  }, [wanting, file?.uuid])
  return { address, onError: () => setTold({ uuid: file?.uuid, broken: address, renewed }) }
}

export interface ThumbnailProps {
  /** A file's value; anything else is no picture. */
  readonly picture: unknown
  readonly alt?: string
  /** What stands in its place. */
  readonly children: ReactNode
}

export const Thumbnail = ({ picture, alt = '', children }: ThumbnailProps) => {
  const { address, onError } = useThumbnail(picture)
  // A small one is fetched while its address holds, in sight or not: far down a list that would be minutes later.
  const loading = use(PictureSize) === 'large' ? 'lazy' : undefined
  return address === undefined ? <>{children}</> : <img src={address} alt={alt} loading={loading} onError={onError} />
}

export interface PortraitProps {
  readonly picture: unknown
  readonly title: string
  readonly size?: 'large' | 'picture'
  /** Said where the picture stands alone; beside a title it would be said twice. */
  readonly alt?: string
}

/** A picture of somebody or something, small; the first letter of the title where there is none. */
export const Portrait = ({ picture, title, size, alt = '' }: PortraitProps) => (
  <span className="portrait" data-size={size} aria-hidden={alt === '' ? true : undefined}>
    <Thumbnail picture={picture} alt={alt}>
      {(Array.from(title)[0] ?? '').toUpperCase()}
    </Thumbnail>
  </span>
)
