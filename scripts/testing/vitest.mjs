import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache, inRoot, pinnedNode, root } from '../setup/paths.mjs'
import { runInForeground } from '../setup/run-program.mjs'

/** Runs journeys beside each other; those that failed have a second try, each alone and on a shop of its own. */
export async function runJourneys({ title, files = [], environment }) {
  return runWithSecondTry({ title, projects: ['journeys'], files, words: oneMore, environment })
}

/**
 * Runs Vitest projects; files in which few tests failed run once more after all others, one at a time, and what passes then counts
 * as passed: a timer, a frame or a browser on a busy machine now and then misses its moment (decision 200). The first failure is
 * printed either way, and `passedAlone` names what passed in no other way.
 */
export async function runWithSecondTry({ title, projects, files = [], words = [], environment }) {
  const first = await runVitest({ title, projects, files, words, environment })
  const { failedFiles = [], failedOutside } = first
  if (failedFiles.length === 0 || failedFiles.length > mostTriedAgain || failedOutside > 0) return first
  for (const failure of first.failures) console.log(`\n  at first  ${failure}`)
  const second = await runVitest({
    title: `${title}: what failed, once more`,
    projects,
    files: failedFiles,
    words: ['--no-file-parallelism'],
    environment,
  })
  const failedTwice = second.failedTests ?? first.failedTests
  return {
    ...second,
    passed: second.passed + first.passedElsewhere,
    passedAlone: first.failedTests.filter((name) => !failedTwice.includes(name)),
  }
}

/** Journeys and widgets wait for a browser, a timer or a frame for a good part of their time: one file more than there are processors runs meanwhile. */
export const oneMore = [`--maxWorkers=${availableParallelism() + 1}`]

/** More files than this fail for a reason. */
const mostTriedAgain = 5

/**
 * Runs Vitest projects, with a line for each part that is done; gives how many tests passed and failed, and each failure in
 * full. A run that ends without a report counts as one failure.
 */
export async function runVitest({ title, projects, files = [], words = [], environment }) {
  console.log(`\n${title}`)
  const reportFile = join(tmpdir(), `vitrine-tests-${process.pid}-${Date.now()}.json`)
  // Browser-like windows complain of frames that they do not load: heard only where it may tell why a run broke off.
  let complaints = ''
  const begunMs = performance.now()
  const onErrorOutput = (chunk) => {
    complaints += chunk
  }
  const code = await runInForeground(
    pinnedNode,
    [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
      ...words,
      `--reporter=${inRoot('scripts', 'testing', 'part-reporter.ts')}`,
    ],
    {
      cwd: root,
      env: { ...process.env, ...compileCache, ...environment, TEST_REPORT_FILE: reportFile },
      onErrorOutput,
    },
  )
  console.log(`  ${title}: ${((performance.now() - begunMs) / 1000).toFixed(0)} s`)
  const report = readReport(reportFile)
  rmSync(reportFile, { force: true })
  const breakdown = `${title}: the run ended with ${code}\n${complaints.slice(-10_000)}`
  if (!report) return { passed: 0, failed: 1, failures: [breakdown] }
  // What is wrong outside of a test fails none, but is a failure.
  const isUnexplained = code !== 0 && report.failed === 0
  return isUnexplained ? { ...report, failed: 1, failures: [...report.failures, breakdown] } : report
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
