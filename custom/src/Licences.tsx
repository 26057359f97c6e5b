// The libraries that the console is made with and their licences; listed when they are asked for.
import { useState, type ReactElement } from 'react'
import { loadLicences, useNotice, useText, type Licence } from '../../src/kit.ts'

export const Licences = (): ReactElement => {
  const text = useText()
  const notices = useNotice()
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
