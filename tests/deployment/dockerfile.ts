// What Dockerfile and .dockerignore say, for those who do it without a container engine.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { house } from '../architecture/listSources.ts'

export const text = readFileSync(join(house, 'Dockerfile'), 'utf8')
const file = DockerfileParser.parse(text)

/** In the order of the file, both stages. */
const named = (keyword: string): readonly Instruction[] => file.getInstructions().filter((each) => each.getKeyword() === keyword)

const contentOf = (instruction: Instruction | undefined): string => instruction?.getArgumentsContent() ?? ''

/** An exec form: what is run without a shell, after CMD of its own where it is a health check's. */
const execOf = (instruction: Instruction | undefined): readonly string[] =>
  JSON.parse(contentOf(instruction).replace(/^[^[]*(?=\[)/, '')) as readonly string[]

/** The commands of the building stage. */
export const buildSteps: readonly string[] = named('RUN')
  .slice(0, 1)
  .map((each) => contentOf(each).replace(/^(--\S+\s+)+/, ''))
export const command = execOf(named('CMD')[0])
export const healthCheck = execOf(named('HEALTHCHECK')[0])
export const user = contentOf(named('USER')[0])
export const environment: Readonly<Record<string, string>> = Object.fromEntries(
  file.getENVs().flatMap((each) => each.getProperties().map((property) => [property.getName(), property.getValue() ?? ''])),
)

const admitted: readonly string[] = readFileSync(join(house, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1))

const isAdmitted = (path: string): boolean => admitted.some((each) => path === each || path.startsWith(`${each}/`))

/** What `COPY . .` copies of what belongs to the repository. */
export const copyContext = (to: string): void => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: house, encoding: 'utf8' })
  for (const path of listed.split('\0').filter((each) => isAdmitted(each) && existsSync(join(house, each))))
    cpSync(join(house, path), join(to, path), { recursive: true })
}
