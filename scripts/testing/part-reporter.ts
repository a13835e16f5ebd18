import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { describeError } from './describe-error.ts'
import { partOf } from './part-of.ts'
import { type FileTime, slowestFiles } from './slowest-files.ts'

interface Part {
  readonly name: string
  filesToCome: number
  passed: number
  failed: number
  durationMs: number
}

/**
 * Vitest's reporter for `npm test`: a line for each part of the product when the last of its files is done, one for the files that
 * took longest, and a report in the file that `TEST_REPORT_FILE` names: `{passed, failed, failures, failedFiles, passedElsewhere, failedOutside}`, each failure a text of several lines,
 * and `failedTests` the names of those that failed.
 *
 * @public
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter's default export.
export default class PartReporter implements Reporter {
  #root = ''
  readonly #parts = new Map<string, Part>()
  readonly #times: FileTime[] = []
  readonly #report = {
    passed: 0,
    failed: 0,
    failures: [] as string[],
    failedFiles: [] as string[],
    failedTests: [] as string[],
    passedElsewhere: 0,
    failedOutside: 0,
  }

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) this.#partOf(moduleId).filesToCome += 1
  }

  onTestModuleEnd(testModule: TestModule): void {
    const part = this.#partOf(testModule.moduleId)
    part.filesToCome -= 1
    const { duration: durationMs } = testModule.diagnostic()
    part.durationMs += durationMs
    this.#times.push({ file: relative(this.#root, testModule.moduleId), durationMs })
    this.#note(testModule, part)
    if (part.filesToCome === 0) console.log(lineOf(part))
  }

  onTestRunEnd(_testModules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const { failures } = this.#report
    this.#report.failedOutside = unhandledErrors.length
    console.log(`  longest: ${slowestFiles(this.#times)}`)
    for (const error of unhandledErrors)
      failures.push(describeError('Outside of any test', error, this.#root))
    const file = process.env.TEST_REPORT_FILE
    if (file) writeFileSync(file, JSON.stringify(this.#report))
  }

  #partOf(moduleId: string): Part {
    const name = partOf(relative(this.#root, moduleId))
    const part = this.#parts.get(name) ?? {
      name,
      filesToCome: 0,
      passed: 0,
      failed: 0,
      durationMs: 0,
    }
    this.#parts.set(name, part)
    return part
  }

  #note(testModule: TestModule, part: Part): void {
    const file = relative(this.#root, testModule.moduleId)
    // A file that cannot be loaded, or a hook around its tests, fails without a test.
    const around = [testModule, ...testModule.children.allSuites()].flatMap((each) => each.errors())
    const failed = [...testModule.children.allTests('failed')]
    const errors = failed.flatMap((test) =>
      (test.result().errors ?? []).map((error) => ({ place: `${file} > ${test.fullName}`, error })),
    )
    for (const { place, error } of [...around.map((each) => ({ place: file, error: each })), ...errors])
      this.#report.failures.push(describeError(place, error, this.#root))

    this.#report.failedTests.push(
      ...(around.length > 0 ? [file] : []),
      ...failed.map((test) => `${file} > ${test.fullName}`),
    )
    const passedHere = [...testModule.children.allTests('passed')].length
    if (failed.length + around.length === 0) this.#report.passedElsewhere += passedHere
    else this.#report.failedFiles.push(file)
    const failedHere = failed.length + (around.length > 0 ? 1 : 0)
    for (const counts of [part, this.#report]) {
      counts.passed += passedHere
      counts.failed += failedHere
    }
  }
}

function lineOf({ name, passed, failed, durationMs }: Part): string {
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
  return `${failed === 0 ? '  ok  ' : ' FAIL '} ${name}: ${counts} (${(durationMs / 1000).toFixed(1)} s)`
}
