// A record's own screen: head, actions, sections.
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { paramsIn } from '../../../language/addresses.ts'
import type { ScreenModel } from '../../../language/model.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { ScreenSkeleton } from '../../look/ScreenSkeleton.tsx'
import { RecordDetail } from './RecordDetail.tsx'

/** The key in the address: the value of the path's last parameter. */
const keyIn = (path: string, params: Readonly<Record<string, string | undefined>>): string | undefined => {
  const name = paramsIn(path).at(-1)
  return name === undefined ? undefined : params[name]
}

const Loaded = ({ screen }: { readonly screen: ScreenModel }) => {
  const records = useRecords(screen.entity ?? '')
  const id = keyIn(screen.path, useParams())
  const [found] = records.entity.details.flatMap((detail) => {
    const only = detail.sections.find((section) => 'screen' in section && section.screen === screen.name)
    return only || detail.screen === screen.name ? [{ detail, only }] : []
  })
  if (!found) throw new Error(`${records.entity.name} has no screen ${screen.name}`)
  return <RecordDetail key={`${screen.name} ${id ?? ''}`} records={records} {...found} id={id} />
}

const DetailScreen = ({ screen }: { readonly screen: ScreenModel }) => (
  <Suspense fallback={<ScreenSkeleton />}>
    <Loaded screen={screen} />
  </Suspense>
)

export default DetailScreen
