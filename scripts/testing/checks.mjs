import { availableParallelism } from 'node:os'
import { inRoot, pinnedNode, root } from '../setup/paths.mjs'
import { runQuietly } from '../setup/run-program.mjs'

const bin = (...parts) => inRoot('node_modules', ...parts)

/** Each of several checkers looks at the types that all share again: on two cores, where other checks run meanwhile, one takes half of the time of four. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)))
const typesOf = (...project) => [bin('typescript', 'bin', 'tsc'), '--checkers', checkers, '-p', ...project]

/** What is checked without running the product. */
export const checks = [
  {
    name: 'Format and lint',
    args: [
      bin('@biomejs', 'biome', 'bin', 'biome'),
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '--diagnostic-level=warn',
      '.',
    ],
  },
  {
    name: 'Types',
    // What did not change since the last time is not checked again.
    args: typesOf(
      'tsconfig.json',
      '--incremental',
      '--tsBuildInfoFile',
      inRoot('.cache', 'types.tsbuildinfo'),
    ),
  },
  ...['template', 'domain', 'contract'].map((name) => ({
    name: `Types of ${name} without Node or DOM`,
    args: typesOf(inRoot('packages', name)),
  })),
  { name: 'Boundaries', args: [inRoot('scripts', 'check-boundaries.ts')] },
  { name: 'Used by somebody', args: [bin('knip', 'bin', 'knip.js'), '--no-progress'] },
]

/** Runs one check, says how it went, and shows its output when it failed. */
export async function runCheck({ name, args }) {
  const startedAt = Date.now()
  const { code, output } = await runQuietly(pinnedNode, args, { cwd: root })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? '  ok  ' : ' FAIL '} ${name} (${seconds} s)`)
  if (code !== 0) console.log(output.split('\n').slice(-80).join('\n'))
  return code === 0
}
