// What the bar of the editor offers, in order.
import type { ChainedCommands, Editor } from '@tiptap/core'

export interface Command {
  /** Its words are under richText. and this. */
  readonly name: string
  readonly sign: string
  readonly isOn?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => boolean
}

/** What the text under the cursor is, or is not: pressed, it becomes the other. @param node what the editor calls it */
const turned = (
  name: string,
  sign: string,
  turn: (chain: ChainedCommands) => ChainedCommands,
  node = name,
  attributes: Readonly<Record<string, unknown>> = {},
): Command => ({
  name,
  sign,
  isOn: (editor) => editor.isActive(node, attributes),
  run: (editor) => turn(editor.chain().focus()).run(),
})

export const commands: readonly Command[] = [
  turned('bold', 'B', (chain) => chain.toggleBold()),
  turned('italic', 'I', (chain) => chain.toggleItalic()),
  turned('underline', 'U', (chain) => chain.toggleUnderline()),
  turned('strike', 'S', (chain) => chain.toggleStrike()),
  turned('heading', 'H', (chain) => chain.toggleHeading({ level: 2 }), 'heading', { level: 2 }),
  turned('subheading', 'h', (chain) => chain.toggleHeading({ level: 3 }), 'heading', { level: 3 }),
  turned('bulletList', '\u2022', (chain) => chain.toggleBulletList()),
  turned('orderedList', '1.', (chain) => chain.toggleOrderedList()),
  turned('blockquote', '\u201C', (chain) => chain.toggleBlockquote()),
  { name: 'rule', sign: '\u2015', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { name: 'undo', sign: '\u21B6', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', sign: '\u21B7', run: (editor) => editor.chain().focus().redo().run() },
]
