// What the bar of the editor offers, in order.
import type { Editor } from '@tiptap/core'

export interface Command {
  readonly name:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'heading'
    | 'subheading'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'rule'
    | 'undo'
    | 'redo'
  readonly sign: string
  readonly isOn?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => boolean
}

export const commands: readonly Command[] = [
  { name: 'bold', sign: 'B', isOn: (editor) => editor.isActive('bold'), run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', sign: 'I', isOn: (editor) => editor.isActive('italic'), run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    sign: 'U',
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  { name: 'strike', sign: 'S', isOn: (editor) => editor.isActive('strike'), run: (editor) => editor.chain().focus().toggleStrike().run() },
  {
    name: 'heading',
    sign: 'H',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    sign: 'h',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    sign: '\u2022',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    sign: '\u201C',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'rule', sign: '\u2015', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { name: 'undo', sign: '\u21B6', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', sign: '\u21B7', run: (editor) => editor.chain().focus().redo().run() },
]
