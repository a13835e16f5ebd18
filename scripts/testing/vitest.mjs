import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, pinnedNode, root } from '../setup/paths.mjs'
import { runInForeground } from '../setup/run-program.mjs'

/** Runs Vitest projects; gives how many tests passed and failed. A run that ends without a report counts as one failure. */
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
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    { cwd: root, env: { ...process.env, ...environment } },
  )
  const counts = readReport(reportFile)
  rmSync(reportFile, { force: true })
  if (!counts) return { passed: 0, failed: 1 }
  // A file that could not be loaded has no tests to fail, but is a failure.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  } catch {
    return undefined
  }
}
