// The first screen: a greeting, the way to one's own profile, and the work that waits.
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { paths, screens } from '#generated/routes.ts'
import { decide } from '../../language/access.ts'
import type { ScreenModel } from '../../language/model.ts'
import { Counter, ScreenFrame, useText, useViewer, useWork } from '../../src/kit.ts'
import './dashboard.css'

const audit = screens.find(({ path }) => path === paths.auditRecords())

const Dashboard = ({ screen }: { readonly screen: ScreenModel }): ReactElement => {
  const text = useText()
  const viewer = useViewer()
  const { user } = viewer
  const work = useWork()
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
      {work.length > 0 && (
        <section className="work" aria-labelledby="work">
          <h2 id="work">{text('dashboard.work')}</h2>
          <ul>
            {work.map((entry) => (
              <li key={entry.name}>
                <Link to={entry.count?.to ?? entry.to}>{entry.label}</Link>
                {entry.count && <Counter count={entry.count} zero />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </ScreenFrame>
  )
}

export default Dashboard
