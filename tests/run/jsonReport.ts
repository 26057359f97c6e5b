// Vitest's report as JSON, and in it the errors that belong to no test: they end a run with 1 although each test passed.
import { relative } from 'node:path'
import { JsonReporter, type TestModule } from 'vitest/node'

interface Unhandled {
  readonly message: string
  readonly stack?: string | undefined
  readonly VITEST_TEST_PATH?: string
  readonly VITEST_TEST_NAME?: string
}

/** Where a test ran meanwhile, it is named: that need not be the one that began what failed. */
const told = ({ message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }: Unhandled): string =>
  [file && `while ${relative('.', file)} ran${test ? `: ${test}` : ''}`, stack ?? message].filter(Boolean).join('\n')

export default class JsonReport extends JsonReporter {
  private unhandled: readonly string[] = []

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly Unhandled[] = []): Promise<void> {
    this.unhandled = errors.map(told)
    await super.onTestRunEnd(modules)
  }

  override async writeReport(report: string): Promise<void> {
    await super.writeReport(JSON.stringify({ ...(JSON.parse(report) as object), unhandled: this.unhandled }))
  }
}
