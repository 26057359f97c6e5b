// The table and documents of an entity; suspends until they are there.
import { use } from 'react'
import { loadRecords } from './loadRecords.ts'
import type { Records } from './loadRecords.ts'

export const useRecords = (name: string): Records => use(loadRecords(name))
