// What this console is: version, site, addresses, licence.
import type { ReactElement } from 'react'
import { time } from '../../language/fields/time.ts'
import type { ScreenModel } from '../../language/model.ts'
import { build, ScreenFrame, siteAddress, useConsole, useTextContext, useViewer } from '../../src/kit.ts'
import { PlanFact } from './PlanFact.tsx'
import { Licences } from './Licences.tsx'
import './about.css'

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
