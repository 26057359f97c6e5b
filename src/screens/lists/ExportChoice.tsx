// The menu by which a list is taken out as a file: what is shown, all rows of its filter (domain 11).
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { addressesOf } from '../../client/Configuration.ts'
import { errorText } from '../../client/errorText.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import texts from '../../client/texts/export.en.json'
import { useConsole } from '../../client/useConsole.ts'
import { save } from '../../look/save.ts'
import type { OpenMenuProps } from './BarMenu.tsx'
import { exportList, type ExportFormat } from './exportList.ts'

// Its words come with its code.
addOwnTexts(texts)

const formats: readonly ExportFormat[] = ['csv', 'xlsx']

export const ExportChoice = ({ anchor, records, list, screen, onClose }: OpenMenuProps) => {
  const { t, zone } = useTextContext()
  const { configuration, notices } = useConsole()
  const { backendUrl } = addressesOf(configuration)
  const many = t(records.entity.many)
  const take = async (format: ExportFormat): Promise<void> => {
    const over = notices.pending(t('export.running', [many]))
    try {
      const made = await exportList({ records, list, screen, format, zone, backendUrl })
      if ('refused' in made) return notices.error(errorText(made.refused, t))
      save(made.file, `${many} ${made.made}.${format}`)
      notices.success(t('export.done', [made.rows]))
    } catch {
      notices.error(t('export.cut', [many]))
    } finally {
      over()
    }
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {formats.map((format) => (
        <MenuItem
          key={format}
          dense
          onClick={() => {
            onClose()
            void take(format)
          }}
        >
          {t(`export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
