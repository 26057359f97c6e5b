// npm run new -- kind FAMILY NAME: a kind's own files, and its lines in the registry of its family. What other rooms have to say of it does not compile until they do.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Project } from 'ts-morph'
import { didYouMean } from '../../language/suggest.ts'
import { refuse } from '../refuse.ts'
import { put } from '../put.ts'
import { enlist } from './enlist.ts'
import { kindFamilies, kindFiles, registryOf, type KindFamily } from './kindFiles.ts'

const isFamily = (name: string): name is KindFamily => kindFamilies.some((each) => each === name)

/** Families whose kinds are written each at a place of its own: nothing that is begun could be said in a spec. */
const byPlace: readonly string[] = ['action', 'screen']

/** The registry with one kind more, or the list in it that is written in a way of its own. */
const registryWith = (text: string, family: KindFamily, name: string): { readonly text: string } | { readonly odd: string } => {
  const source = new Project({ useInMemoryFileSystem: true }).createSourceFile('index.ts', text)
  const odd = enlist(source, family, name)
  return odd === undefined ? { text: source.getFullText() } : { odd }
}

/** All of it or nothing. @param engine the folder that holds language/ */
export const newKind = (engine: string, family: string, name: string): number => {
  if (byPlace.includes(family))
    return refuse(`A kind of ${family} begins with where specs write it, so none is like another: ARCHITECTURE.md says what it takes.`)
  if (!isFamily(family))
    return refuse(`There is no family "${family}"; there are ${kindFamilies.join(', ')}.${didYouMean(family, kindFamilies)}`)
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return refuse(`"${name}" cannot be a kind; write a word such as likeThis.`)
  const index = registryOf(family)
  const files = kindFiles(family, name)
  const there = Object.keys(files).find((path) => existsSync(join(engine, path)))
  if (there !== undefined) return refuse(`${there} is there already.`)
  const registry = registryWith(readFileSync(join(engine, index), 'utf8'), family, name)
  if ('odd' in registry) return refuse(`${index} has ${registry.odd} in a way of its own: add ${name} by hand.`)
  for (const [path, text] of Object.entries({ ...files, [index]: registry.text })) put(join(engine, path), text)
  console.log(
    `${name} begins in ${Object.keys(files).join(' and ')}, and stands in ${index}. Who else has to know of it: npx tsc --noEmit -p .`,
  )
  return 0
}
