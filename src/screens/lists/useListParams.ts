// The list's place as state that lives in the address.
import { moved, readListParams, writeListParams, type ListParams } from '../../../language/listAddress.ts'
import { useAddressState, type AddressOf, type MoveTo } from '../../client/useAddressState.ts'

export type Move = MoveTo<ListParams>

const listAddress: AddressOf<ListParams> = { read: readListParams, write: (now, change) => writeListParams(moved(now, change)) }

export const useListParams = (): readonly [ListParams, Move] => useAddressState(listAddress)
