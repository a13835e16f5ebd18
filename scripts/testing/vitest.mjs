import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, pinnedNode, root } from '../setup/paths.mjs'
import { runInForeground } from '../setup/run-program.mjs'

/**
 * Runs Vitest projects, with a line for each part that is done; gives how many tests passed and failed, and each failure in
 * full. A run that ends without a report counts as one failure.
 */
export async function runVitest({ title, projects, files = [], environment }) {
  console.log(`\n${title}`)
  const reportFile = join(tmpdir(), `vitrine-tests-${process.pid}-${Date.now()}.json`)
  const code = await runInForeground(
    pinnedNode,
    [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
      `--reporter=${inRoot('scripts', 'testing', 'part-reporter.ts')}`,
    ],
    { cwd: root, env: { ...process.env, ...environment, TEST_REPORT_FILE: reportFile } },
  )
  const report = readReport(reportFile)
  rmSync(reportFile, { force: true })
  if (!report)
    return { passed: 0, failed: 1, failures: [`${title}: the run ended with ${code} and without a report`] }
  // What is wrong outside of a test fails none, but is a failure.
  return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
