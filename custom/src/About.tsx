// What this console is: version, site, addresses, plan, and the libraries that it is made with.
import { useState, type ReactElement } from 'react'
import { time } from '../../language/fields/time.ts'
import type { ScreenModel } from '../../language/model.ts'
import { build, loadLicences, ScreenFrame, siteAddress, Term, useConsole, useTextContext, useViewer, type Licence } from '../../src/kit.ts'
import { useClientDetails } from './useClientDetails.ts'
import './about.css'

const PlanFact = () => {
  const { t: text } = useTextContext()
  const { client } = useClientDetails()
  return client ? <Term name={text('plan.name')}>{client.subscriptionPlan}</Term> : null
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
  return (
    <ScreenFrame title={text(screen.label)}>
      <p>{text('about.product')}</p>
      <dl className="facts aboutFacts">
        <Term name={text('about.version')}>{build.version}</Term>
        <Term name={text('about.built')}>{time.text(build.time, {}, context)}</Term>
        <Term name={text('about.site')}>{siteName}</Term>
        <Term name={text('about.api')}>{addresses['apiUrl'] ?? '–'}</Term>
        <Term name={text('about.clientSite')}>{siteAddress(addresses['clientSideUrl']) ?? '–'}</Term>
        <Term name={text('about.licences')}>{text('about.licenceNote')}</Term>
        {viewer.rights.has('getManagerToken') && <PlanFact />}
      </dl>
      <Licences />
    </ScreenFrame>
  )
}

export default About
