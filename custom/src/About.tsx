// What this console is: version, site, addresses, plan, and the libraries that it is made with.
import { useState, type ReactElement } from 'react'
import { time } from '../../language/fields/time.ts'
import type { ScreenModel } from '../../language/model.ts'
import { build, loadLicences, ScreenFrame, siteAddress, useConsole, useTextContext, useViewer, type Licence } from '../../src/kit.ts'
import { useClientDetails } from './useClientDetails.ts'
import './about.css'

const PlanFact = () => {
  const { t: text } = useTextContext()
  const { client } = useClientDetails()
  if (!client) return null
  return (
    <div>
      <dt>{text('plan.name')}</dt>
      <dd>{client.subscriptionPlan}</dd>
    </div>
  )
}

/** The libraries and their licences, listed when they are asked for. */
const Licences = () => {
  const { t: text } = useTextContext()
  const { notices } = useConsole()
  const [all, setAll] = useState<readonly Licence[]>()
  const load = (open: boolean): void => {
    if (open && !all) loadLicences().then(setAll, () => notices.error(text('shell.chunkFailed')))
  }
  return (
    <details className="licences" onToggle={(event) => load(event.currentTarget.open)}>
      <summary>{text('about.libraries')}</summary>
      <ul>
        {all?.map(({ name, version, licence }) => (
          <li key={`${name} ${version}`}>
            {name} {version} – {licence}
          </li>
        ))}
      </ul>
    </details>
  )
}

const About = ({ screen }: { readonly screen: ScreenModel }): ReactElement => {
  const context = useTextContext()
  const { t: text } = context
  const viewer = useViewer()
  const { configuration } = useConsole()
  const { siteName, addresses } = configuration
  const client = siteAddress(addresses['clientSideUrl'])
  const facts = [
    ['about.version', build.version],
    ['about.built', time.text(build.time, {}, context)],
    ['about.site', siteName],
    ['about.api', addresses['apiUrl'] ?? '–'],
    ['about.clientSite', client ?? '–'],
    ['about.licences', text('about.licenceNote')],
  ] as const
  return (
    <ScreenFrame title={text(screen.label)}>
      <p>{text('about.product')}</p>
      <dl className="about">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {viewer.rights.has('getManagerToken') && <PlanFact />}
      </dl>
      <Licences />
    </ScreenFrame>
  )
}

export default About
