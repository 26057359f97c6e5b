// The commands of the editor of formatted text.
import { useEditorState, type Editor } from '@tiptap/react'
import { useText } from '../../client/texts/useText.ts'
import { commands } from './commands.ts'

export interface BarProps {
  readonly editor: Editor
  readonly label: string
  readonly onLink: () => void
  readonly disabled: boolean
  readonly previewing: boolean
  readonly onPreview: () => void
}

export const Bar = ({ editor, label, onLink, disabled, previewing, onPreview }: BarProps) => {
  const t = useText()
  const on = useEditorState({ editor, selector: ({ editor: now }) => commands.map((each) => each.isOn?.(now)) })
  const linked = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  return (
    <div className="richTextBar" role="toolbar" aria-label={label}>
      {commands.map((each, index) => (
        <button
          key={each.name}
          type="button"
          aria-label={t(`richText.${each.name}`)}
          title={t(`richText.${each.name}`)}
          disabled={disabled || previewing}
          {...(each.isOn ? { 'aria-pressed': on[index] ?? false } : {})}
          onClick={() => each.run(editor)}
        >
          {each.sign}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={linked}
        disabled={disabled || previewing}
        onClick={() => (linked ? editor.chain().focus().unsetLink().run() : onLink())}
      >
        {t('richText.link')}
      </button>
      <button type="button" aria-pressed={previewing} onClick={onPreview}>
        {t('richText.preview')}
      </button>
    </div>
  )
}
