// The first screen: a greeting, the way to one's own profile, and the work that waits.
import type { ReactElement } from 'react'
import { paths, screens } from '#generated/routes.ts'
import { decide } from '../../language/access.ts'
import type { ScreenModel } from '../../language/model.ts'
import { Link, MenuLinks, ScreenFrame, useText, useViewer, useWork } from '../../src/kit.ts'

const audit = screens.find(({ path }) => path === paths.auditRecords())

const Dashboard = ({ screen }: { readonly screen: ScreenModel }): ReactElement => {
  const text = useText()
  const viewer = useViewer()
  const { user } = viewer
  return (
    <ScreenFrame title={text(screen.label)}>
      <p>{text('dashboard.greeting', [user.screenName])}</p>
      <p>
        <Link to={paths.profile({ userId: user.id })}>{text('dashboard.myProfile')}</Link>
      </p>
      {audit && decide(viewer, audit.guard).allowed && (
        <p>
          <Link to={audit.path}>{text('dashboard.audit')}</Link>
        </p>
      )}
      <MenuLinks label={text('dashboard.work')} entries={useWork()} />
    </ScreenFrame>
  )
}

export default Dashboard
