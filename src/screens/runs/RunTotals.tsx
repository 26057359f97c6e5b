// What a run that rests or is over came to, beside what the ledger was told: read anew whenever more was done.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { RunTotalsQuery } from '#generated/graphql/types.ts'
import type { EntityModel } from '../../../language/model.ts'
import { useSame } from '../../client/useSame.ts'
import { RunSums } from './RunSums.tsx'

interface RunTotalsProps {
  readonly entity: EntityModel
  readonly run: string
  /** How many were done. */
  readonly done: number
}

export const RunTotals = ({ entity, run, done }: RunTotalsProps) => {
  const client = useApolloClient()
  const [totals, setTotals] = useState<RunTotalsQuery['answer']>()
  const asked = useSame({ run, done })
  useEffect(() => {
    let over = false
    const question = {
      query: sessionChanges.RunTotals,
      variables: { id: asked.run },
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    } as const
    // Whoever may not read the records is told no sums.
    void client.query(question).then(
      ({ data }) => void (!over && setTotals(data?.answer)),
      () => undefined,
    )
    return () => void (over = true)
  }, [client, asked])
  return totals && totals.sums.length > 0 ? <RunSums entity={entity} {...totals} /> : null
}
