// Plays a film or sound. Its address holds for a minute, a film lasts longer: where it has run out, it goes on from a new one.
/* eslint-disable jsx-a11y/media-has-caption -- what people send has none */
import { useRef, useState, type SyntheticEvent } from 'react'
import { useText } from '../client/texts/useText.ts'
import { useConsole } from '../client/useConsole.ts'
import { fileAddress, thumbnailAddress, type ShownFile } from './fileAddress.ts'

export interface PlayerProps {
  readonly kind: 'video' | 'audio'
  readonly file: ShownFile
  /** The file with an address that holds; undefined where it is gone. */
  readonly renew: () => Promise<ShownFile | undefined>
}

type Media = HTMLVideoElement | HTMLAudioElement
interface Position {
  readonly at: number
  readonly playing: boolean
}

/** What the element shows, and the handlers by which it goes on after its address has run out. */
const useRenewed = (file: ShownFile, renew: PlayerProps['renew']) => {
  const [shown, setShown] = useState(file)
  const [failed, setFailed] = useState(false)
  const back = useRef<Position>(undefined)
  const again = async (media: Media): Promise<void> => {
    // It did not get any further with the new one either.
    if (back.current) return setFailed(true)
    back.current = { at: media.currentTime, playing: !media.paused }
    const found = await renew().catch(() => undefined)
    if (!found) return setFailed(true)
    if (found.urlPart === shown.urlPart) return media.load()
    return setShown(found)
  }
  const goOn = (media: Media): void => {
    if (!back.current) return
    const { at, playing } = back.current
    media.currentTime = at
    if (playing) void media.play().catch(() => undefined)
  }
  return {
    shown,
    failed,
    handlers: {
      onError: ({ currentTarget }: SyntheticEvent<Media>) => void again(currentTarget),
      onLoadedMetadata: ({ currentTarget }: SyntheticEvent<Media>) => goOn(currentTarget),
      onCanPlay: () => void (back.current = undefined),
    },
  }
}

export const Player = ({ kind, file, renew }: PlayerProps) => {
  const t = useText()
  const { addresses } = useConsole().configuration
  const { shown, failed, handlers } = useRenewed(file, renew)
  if (failed) return <p role="alert">{t('files.notPlayed')}</p>
  const common = {
    ...handlers,
    src: fileAddress(addresses, shown),
    controls: true,
    preload: 'metadata',
    'aria-label': file.name ?? '',
  } as const
  return kind === 'video' ? <video {...common} poster={thumbnailAddress(addresses, file)} /> : <audio {...common} />
}
