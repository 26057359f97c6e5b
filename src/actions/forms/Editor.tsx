// The editor of formatted text.
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useState } from 'react'
import { getSchema, type AnyExtension, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { useText } from '../../client/texts/useText.ts'
import { Bar } from './Bar.tsx'
import { cleanedFragment } from '../../look/Cleaned.tsx'
import { LinkRow } from './LinkRow.tsx'
import { pastedFragment } from './pastedFragment.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { richTextLink, richTextSchemes } from '../../../language/richTextRules.ts'
import '../../look/richText.css'
import texts from '../../client/texts/richText.en.json'
import { addOwnTexts } from '../../client/texts/productTexts.ts'

// Its words come with its code.
addOwnTexts(texts)

/** What can be written: exactly what the server keeps. */
const extensions: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: [...richTextSchemes],
      HTMLAttributes: richTextLink,
    },
  }),
]

/** Stored HTML as what the editor works on. The editor's own parser takes text, which trusted types forbid; ours takes cleaned nodes. */
const contentOf = (html: string, extensions: AnyExtension[]): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions)).parse(cleanedFragment(html)).toJSON() as JSONContent

/** What is pasted with its form: cleaned nodes again, for the same reason. Plain text is the editor's own matter. */
const paste = (view: EditorView, event: ClipboardEvent): boolean => {
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (html === '') return false
  event.preventDefault()
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(pastedFragment(html))
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
  return true
}

export interface EditorProps {
  /** Of what is written in. */
  readonly id: string
  readonly labelledBy: string
  readonly describedBy: string
  readonly html: string
  readonly disabled: boolean
  readonly bad: boolean
  /** '' when nothing is written. */
  readonly onChange: (html: string) => void
}

export const Editor = ({ id, labelledBy, describedBy, html, disabled, bad, onChange }: EditorProps) => {
  const t = useText()
  const [linking, setLinking] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  // Only what it begins with: afterwards the editor is what knows.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const content = useMemo(() => contentOf(html, extensions), [])
  const editor = useEditor({
    extensions,
    content,
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      handleDOMEvents: { paste },
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-invalid': String(bad),
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        class: 'richText',
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })
  // Said to it: of options that change later it takes all but this one.
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  return (
    <div className="richTextFrame" data-bad={bad || undefined}>
      <Bar
        editor={editor}
        label={t('richText.bar')}
        onLink={() => setLinking(true)}
        disabled={disabled}
        previewing={previewing}
        onPreview={() => setPreviewing(!previewing)}
      />
      {linking && !previewing && !disabled && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
      {previewing ? <PreviewFrame html={editor.getHTML()} /> : <EditorContent editor={editor} />}
    </div>
  )
}
