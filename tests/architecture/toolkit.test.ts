// One toolkit a job: dialogs are MUI's and made in one file, buttons and tabs are ours. Nothing of these exists twice (docs/decisions/024).
import { parseSync, Visitor, type JSXOpeningElement } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'
import { readImports } from './readImports.ts'

/** What a dialog is made of, in one file for everybody. */
const dialog: ReadonlySet<string> = new Set(['Dialog', 'DialogActions', 'DialogContent', 'DialogContentText', 'DialogTitle', 'Modal'])
const dialogIn = 'src/look/Dialog.tsx'
/** What is ours, so not MUI's. */
const ours: ReadonlySet<string> = new Set(['Button', 'ButtonBase', 'ButtonGroup', 'Fab', 'IconButton', 'Tab', 'Tabs'])
/** What says that the code of a dialog did not come cannot be made of that code. */
const nativeIn = 'src/look/NotLoaded.tsx'

const parts = (path: string, text: string): readonly string[] =>
  readImports(path, text).flatMap(({ specifier = '', line }) => {
    const [, part = ''] = /^@mui\/material\/(\w+)/.exec(specifier) ?? []
    const wrong = specifier === '@mui/material' || ours.has(part) || (dialog.has(part) && path !== dialogIn)
    return wrong ? [`${path}:${line}: ${specifier}`] : []
  })

/** An element of HTML that is a dialog, by name or by role. */
const isDialog = ({ name, attributes }: JSXOpeningElement): boolean =>
  name.type === 'JSXIdentifier' &&
  /^[a-z]/.test(name.name) &&
  (name.name === 'dialog' ||
    attributes.some(
      (each) =>
        each.type === 'JSXAttribute' &&
        each.name.name === 'role' &&
        each.value?.type === 'Literal' &&
        /^(alert)?dialog$/.test(each.value.value),
    ))

const natives = (path: string, text: string): readonly string[] => {
  const said: string[] = []
  const add = (start: number, what: string): void => void said.push(`${path}:${text.slice(0, start).split('\n').length}: ${what}`)
  new Visitor({
    JSXOpeningElement: (element) => isDialog(element) && add(element.start, 'a dialog of its own'),
    MemberExpression: ({ property, start }) => property.type === 'Identifier' && property.name === 'showModal' && add(start, 'showModal'),
    CallExpression: ({ callee, arguments: [first], start }) =>
      callee.type === 'Identifier' &&
      callee.name === 'createElement' &&
      first?.type === 'Literal' &&
      first.value === 'dialog' &&
      add(start, "createElement('dialog')"),
  }).visit(parseSync(path, text).program)
  return said
}

const found = (path: string, text: string): readonly string[] => [...parts(path, text), ...(path === nativeIn ? [] : natives(path, text))]

it('has one toolkit for dialogs, buttons and tabs', () => {
  const sources = listSources('.ts', '.tsx').filter((path) => /^(src|custom\/src)\//.test(path))
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap((path) => found(path, textOf(path)))).toEqual([])
})

it('knows where each is made', () => {
  for (const part of ['Dialog', 'DialogActions', 'DialogContent', 'DialogTitle'])
    expect(textOf(dialogIn)).toContain(`'@mui/material/${part}'`)
  expect(natives(nativeIn, textOf(nativeIn))).toHaveLength(2)
})

describe('a planted second one is found', () => {
  it.each([
    "import Dialog from '@mui/material/Dialog'",
    "import DialogTitle from '@mui/material/DialogTitle'",
    "import Button from '@mui/material/Button'",
    "import { Tabs } from '@mui/material'",
    "const Later = lazy(async () => import('@mui/material/IconButton'))",
    'const shown = <dialog open>Yes</dialog>',
    "const shown = createElement('dialog', { open: true })",
    'const shown = <div\n  role="dialog">Yes</div>',
    'const open = (dialog: HTMLDialogElement) => dialog.showModal()',
  ])('%s', (line) => expect(found('src/look/Planted.tsx', line)).toHaveLength(1))

  it.each([
    "import Menu from '@mui/material/Menu'",
    "import { Dialog } from '../look/Dialog.tsx'",
    '// in place of a <dialog>',
    'const shown = <Dialog role="alertdialog" title={title}>{says}</Dialog>',
  ])('lawful: %s', (line) => expect(found('src/look/Planted.tsx', line)).toEqual([]))
})
