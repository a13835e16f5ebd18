import { inRoot, pinnedNode, root } from '../setup/paths.mjs'
import { runInForeground } from '../setup/run-program.mjs'

/** Lets the hostile client loose on servers of its own; one test that passes when it finds nothing. */
export async function runAttack() {
  console.log('\nA hostile client')
  const code = await runInForeground(pinnedNode, [inRoot('attack', 'main.ts')], { cwd: root })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
