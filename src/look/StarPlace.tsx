// Where a record's star stands, beside what it is called. Its place is free from the first; itself it comes once the first screen is there.
import { Suspense, useState } from 'react'
import type { EntityModel } from '../../language/model.ts'
import { useOnlyLooks } from '../client/useOnlyLooks.ts'
import { useAfterFirstScreen } from '../client/useAfterFirstScreen.ts'
import { lazyScreen } from './lazyScreen.ts'

const KeepStar = lazyScreen(async () => import('./KeepStar.tsx'))

export interface StarPlaceProps {
  readonly entity: EntityModel
  /** Its key. */
  readonly record: string
  /** Nobody sees it yet. */
  readonly ahead?: boolean
}

const Star = (props: StarPlaceProps) => {
  const [since] = useState(() => performance.now())
  const free = useAfterFirstScreen()
  return free && <KeepStar {...props} since={since} />
}

export const StarPlace = ({ ahead = false, ...props }: StarPlaceProps) => {
  const onlyLooks = useOnlyLooks()
  // Reads of such an entity are noted each time: its records are no visits.
  if (onlyLooks || props.entity.readsAudited) return null
  return (
    <span className="starPlace">
      {!ahead && (
        <Suspense fallback={null}>
          <Star key={props.record} {...props} />
        </Suspense>
      )}
    </span>
  )
}
