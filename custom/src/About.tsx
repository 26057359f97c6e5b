// What this console is: version, site, addresses, licence.
import type { ReactElement } from 'react'
import type { ScreenModel } from '../../language/model.ts'
import { build, ScreenFrame, siteAddress, useConsole, useText, useViewer } from '../../src/kit.ts'
import { PlanFact } from './PlanFact.tsx'
import { Licences } from './Licences.tsx'
import './about.css'

const dayOf = (time: string): string => new Date(time).toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' })

const About = ({ screen }: { readonly screen: ScreenModel }): ReactElement => {
  const text = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  const { siteName, addresses } = configuration
  const client = siteAddress(addresses['clientSideUrl'])
  const facts = [
    ['about.version', build.version],
    ['about.built', dayOf(build.time)],
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
