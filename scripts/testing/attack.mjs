import { compileCache, inRoot, pinnedNode, root } from '../setup/paths.mjs'
import { runInForeground } from '../setup/run-program.mjs'

/** Lets the hostile client loose on servers of its own, with words for its command line; one test that passes when it finds nothing. */
export async function runAttack(chromium, words = []) {
  console.log('\nA hostile client')
  const code = await runInForeground(pinnedNode, [inRoot('attack', 'main.ts'), ...words], {
    cwd: root,
    env: { ...process.env, ...compileCache, CHROMIUM_PATH: chromium },
  })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
