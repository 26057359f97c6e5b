// Login as: the generic dialog with a one-time token made here, then the client site in a new tab (domain 5.19).
import { useEffect, useState, type ReactElement } from 'react'
import { nameOf, siteAddress, useConsole, useStillHere, useText, type CustomDialogProps } from '../../src/kit.ts'
import { BlockedTab } from './BlockedTab.tsx'
import { makeToken } from './makeToken.ts'

const addressWith = (site: string, token: string): string => {
  const address = new URL(site)
  address.searchParams.set('token', token)
  return address.href
}

/** False where the browser blocked it. */
const openTab = (address: string): boolean => {
  const opened = window.open(address, '_blank')
  if (!opened) return false
  opened.opener = null
  return true
}

type Done = Parameters<CustomDialogProps['onDone']>[0]

const LoginAsUser = ({ Plain, ...props }: CustomDialogProps): ReactElement | null => {
  const text = useText()
  const stillHere = useStillHere()
  const site = siteAddress(useConsole().configuration.addresses['clientSideUrl'])
  const [token, setToken] = useState<Awaited<ReturnType<typeof makeToken>>>()
  const [blocked, setBlocked] = useState<Done>()
  const { records, record, action, onClose, onDone } = props
  useEffect(() => void makeToken().then(setToken), [])
  const name = record ? nameOf(records.entity, record, text) : ''
  if (site === undefined) return <BlockedTab title={text(action.label)} says={text('guards.noClientSite')} onClose={onClose} />
  if (!token) return null
  const address = addressWith(site, token.token)
  if (blocked)
    return (
      <BlockedTab
        title={text(action.label)}
        says={text('loginAs.blocked')}
        link={{ address, label: text('loginAs.open', [name]) }}
        onClose={() => onDone(blocked)}
      />
    )
  const done = (outcome: Done): void => {
    // Who has left meanwhile does not mean it any more.
    if (!stillHere()) return
    if (openTab(address)) onDone(outcome)
    else setBlocked(outcome)
  }
  return <Plain {...props} initial={{ ...props.initial, digest: token.digest }} onDone={done} />
}

export default LoginAsUser
