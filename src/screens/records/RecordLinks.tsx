// Ways out of a record, beside its name.
import { Link } from '../../look/Link.tsx'
import type { LinkModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import type { Row } from '../../client/records/Row.ts'
import { useLinks } from '../../client/records/useLinks.ts'

export interface RecordLinksProps {
  readonly links: readonly LinkModel[]
  readonly record: Row
  readonly role: string | undefined
}

export const RecordLinks = ({ links, record, role }: RecordLinksProps) => {
  const t = useText()
  return useLinks(links, record, role).map(({ name, label, address, outside }) =>
    outside ? (
      <a key={name} className="textButton" href={address} target="_blank" rel="noopener noreferrer">
        {t(label)}
      </a>
    ) : (
      <Link key={name} className="textButton" to={address}>
        {t(label)}
      </Link>
    ),
  )
}
