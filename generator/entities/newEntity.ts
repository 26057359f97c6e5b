// npm run new -- entity NAME: its spec, its name among the others, an area of rights that the staff's first role holds, an entry of the menu. All of it or nothing.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Node, type Project } from 'ts-morph'
import { checkSpecs } from '../checks/checkSpecs.ts'
import { generate, type Folders, type Generated } from '../generate.ts'
import { withLoader } from '../load/load.ts'
import { refuse } from '../refuse.ts'
import { report } from '../report.ts'
import { finish } from '../runOnce.ts'
import type { Written } from '../written.ts'
import { definition, fileText, newEntityOf, type NewEntity } from './entityText.ts'
import { specPlacesIn, type SpecPlaces } from './specPlaces.ts'
import { textOf } from '../textOf.ts'
import { commandOf } from '../commandOf.ts'

/** @returns problems told; undefined = its specs do not hold together */
const readWritten = async (folders: Folders): Promise<Written | undefined> =>
  withLoader(folders, async (loader) => {
    const { written, locate } = await loader.load()
    const problems = checkSpecs(written)
    if (problems.length > 0) console.error(report(problems.map(locate)))
    return problems.length > 0 ? undefined : written
  })

/** Beside the others where its product keeps each in a file, else among them. */
const addEntity = (made: NewEntity, { entities, speaks }: SpecPlaces): void => {
  const index = entities.getSourceFile()
  if (index === speaks) {
    entities.addPropertyAssignment({ name: made.entity, initializer: definition(made) })
    return
  }
  const path = `./${index.getRelativePathTo(speaks)}`
  index.getProject().createSourceFile(index.getDirectory().getPath() + `/${made.many}.ts`, fileText(made, path))
  entities.addPropertyAssignment({ name: made.entity, initializer: made.many })
  // As it is written, not as ts-morph would: after the comment that opens the file, without a semicolon.
  index.insertText(index.getImportDeclarations()[0]?.getStart() ?? 0, `import { ${made.many} } from './${made.many}.ts'\n`)
}

const addMenuEntry = ({ entity, label }: NewEntity, side: NonNullable<SpecPlaces['side']>): void => {
  const out = side.getElements().findIndex((each) => Node.isObjectLiteralExpression(each) && each.getText().includes("command: 'logout'"))
  const text = `{ to: { list: '${entity}' }, label: '${label}', icon: 'listAlt' }`
  side.insertElement(out === -1 ? side.getElements().length : out, text)
}

/** What was touched stands as it stood where the specs do not hold together with it, or nobody could tell. */
const saved = async (project: Project, make: () => Promise<Generated>): Promise<Generated> => {
  const touched = project.getSourceFiles().filter((each) => !each.isSaved())
  const before = touched.map((each) => [each.getFilePath(), textOf(each.getFilePath())] as const)
  const putBack = (): void => {
    for (const [path, text] of before) {
      if (text === undefined) rmSync(path, { force: true })
      else writeFileSync(path, text)
    }
  }
  try {
    project.saveSync()
    const made = await make()
    if (made.problems.length > 0) putBack()
    return made
  } catch (cause) {
    putBack()
    throw cause
  }
}

export const newEntity = async (folders: Folders, name: string): Promise<number> => {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) return refuse(`"${name}" cannot be an entity; write a word such as LikeThis.`)
  const written = await readWritten(folders)
  if (!written) return 1
  if (name in written.entities) return refuse(`${name} is there already.`)
  const found = specPlacesIn(folders.specs)
  if (typeof found === 'string') return refuse(`${folders.shown} has no ${found}, as other products have: add ${name} by hand.`)
  const { project, places } = found
  const made = newEntityOf(name)
  if (project.getSourceFile(join(folders.specs, `${made.many}.ts`)))
    return refuse(`${folders.shown}/${made.many}.ts is there already, where ${name} would stand: call it otherwise.`)
  const holder = Object.entries(written.access.roles).find(([, { staff }]) => staff)?.[0] ?? ''
  places.names.addElement(`'${name}'`)
  places.areas.addPropertyAssignment({
    name: made.many,
    initializer: `{ label: '${made.label}', any: ['${made.reads}', '${made.changes}'], holds: ['${holder}'] }`,
  })
  // Before the import: text that is put into a file makes its nodes unknown, and the menu may stand in the same.
  if (places.side) addMenuEntry(made, places.side)
  addEntity(made, places)
  const generated = await saved(project, () => withLoader(folders, (loader) => generate(folders, loader)))
  // Customs that nobody wrote yet are told, and are no reason to take it back: its tables are written.
  const code = finish(folders, generated)
  if (generated.problems.length === 0)
    console.log(`${name} is there, for ${holder}. Who may is agreed to by: ${commandOf('spec:diff', '--accept')}`)
  return code
}
