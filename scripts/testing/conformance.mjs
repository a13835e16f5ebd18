import { existsSync } from 'node:fs'
import { inRoot, pinnedNode } from '../setup/paths.mjs'
import { runQuietly } from '../setup/run-program.mjs'

const casesFile = inRoot('..', 'shared', 'conformance', 'cases.jsonl')

/** Runs the template language's shared cases where they lie beside the repository, which not everybody has; gives the counts. */
export async function runConformance() {
  if (!existsSync(casesFile)) {
    console.log(`\nTemplate-language conformance: not run. ${casesFile} is not there.`)
    return { passed: 0, failed: 0 }
  }
  console.log('\nTemplate-language conformance')
  const { output } = await runQuietly(pinnedNode, [
    inRoot('packages', 'storefront', 'bin', 'conformance.ts'),
    casesFile,
  ])
  console.log(output.trimEnd())
  const counts = /(\d+) passed, (\d+) failed/.exec(output)
  return counts ? { passed: Number(counts[1]), failed: Number(counts[2]) } : { passed: 0, failed: 1 }
}
