// A known path without the record or the right, with a way on. The next route clears it.
import type { ReactElement } from 'react'
import { Link } from './Link.tsx'
import { screens } from '#generated/routes.ts'
import { useText } from '../client/texts/useText.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

const start = screens.find(({ path }) => path === '/')

export const NotFound = (): ReactElement => {
  const t = useText()
  return (
    <ScreenFrame title={t('shell.notFound')}>
      {start && (
        <Link className="link" to="/">
          {t(start.label)}
        </Link>
      )}
    </ScreenFrame>
  )
}
