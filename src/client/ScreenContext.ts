// Which screen stands in the frame, for what the frame shows of it.
import { createContext } from 'react'
import type { ScreenModel } from '../../language/model.ts'

export const ScreenContext = createContext<ScreenModel | undefined>(undefined)
