// The running or last move to another domain; asked again every 15 seconds while it runs (domain 13.3).
import { useState } from 'react'
import { useAnswer, useChanges } from '../../src/kit.ts'
import type { DomainMigration } from '../wire/siteOwner.ts'

const pollIntervalMs = 15_000

export const useDomainMigration = () => {
  const [every, setEvery] = useState(0)
  const { answer, failed, again } = useAnswer({ document: 'GetDomainMigration', every })
  const migration = (answer ?? undefined) as DomainMigration | undefined
  const running = migration?.state === 'PENDING' || migration?.state === 'IN_PROGRESS'
  const wanted = running ? pollIntervalMs : 0
  if (every !== wanted && !failed) setEvery(wanted)
  useChanges('SystemSettings', () => void again())
  return { migration, running, failed, again }
}
