// Names the screen in the browser's tab.
import { useEffect } from 'react'
import { useConsole } from '../client/useConsole.ts'

export const useTitle = (title: string): void => {
  const { siteName } = useConsole().configuration
  useEffect(() => {
    document.title = `${title} – ${siteName}`
  }, [title, siteName])
}
