// Chooses files: a button that opens the system's dialog, and a place to drop them.
import { useRef, useState, type DragEvent } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import { extensionsNow } from '../../../language/uploadRules.ts'
import { useText } from '../../client/texts/useText.ts'
import { useConfigured } from '../../client/useConfigured.ts'
import '../../look/files.css'
import './uploadTexts.ts'

export interface FilePickProps {
  readonly id: string
  readonly field: FieldModel
  readonly several?: boolean
  readonly disabled?: boolean
  readonly describedBy?: string | undefined
  readonly onFiles: (files: readonly File[]) => void
}

export const FilePick = ({ id, field, several = false, disabled = false, describedBy, onFiles }: FilePickProps) => {
  const t = useText()
  const site = useConfigured(field.narrowedBy ?? '')
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const accepted = field.upload ? extensionsNow(field.upload, site).map((each) => `.${each}`) : []
  const take = (files: FileList | null): void => {
    const all = [...(files ?? [])]
    if (!disabled && all.length > 0) onFiles(several ? all : all.slice(0, 1))
    if (input.current) input.current.value = ''
  }
  const drag = (event: DragEvent, inside: boolean): void => {
    event.preventDefault()
    setOver(inside)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is one more way beside the button
    <div
      className="filePick"
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept={accepted.join(',')}
        aria-label={t(field.label)}
        onChange={(event) => take(event.target.files)}
      />
      <button
        id={id}
        type="button"
        className="button"
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t(several ? 'uploads.selectSeveral' : 'uploads.select')}
      </button>
      <span className="absent">{t(several ? 'uploads.dropSeveral' : 'uploads.drop')}</span>
    </div>
  )
}
