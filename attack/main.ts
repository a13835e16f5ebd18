/** `npm run attack [-- --only NAME] [--seed N] [--long]`: a hostile client against running servers of its own; ends with 1 when it finds something. */
import { parseArgs } from 'node:util'
import type { Assault } from './assault.ts'
import { cacheKeys } from './assaults/cache-keys.ts'
import { contractRequests } from './assaults/contract-requests.ts'
import { foreignIds } from './assaults/foreign-ids.ts'
import { hostileTexts } from './assaults/hostile-texts.ts'
import { hosts } from './assaults/hosts.ts'
import { limits } from './assaults/limits.ts'
import { manyParts } from './assaults/many-parts.ts'
import { multipart } from './assaults/multipart.ts'
import { slowConnections } from './assaults/slow-connections.ts'
import { Grounds } from './shop/grounds.ts'

/** The longest first: two run at a time, each on servers of its own. */
const assaults: readonly Assault[] = [
  hostileTexts,
  contractRequests,
  multipart,
  manyParts,
  limits,
  foreignIds,
  slowConnections,
  cacheKeys,
  hosts,
]

const { values } = parseArgs({
  options: { only: { type: 'string' }, seed: { type: 'string' }, long: { type: 'boolean', default: false } },
})
const chosen = assaults.filter(({ name }) => values.only === undefined || name === values.only)
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)

const startedAt = performance.now()
const grounds = await Grounds.prepare({ seed, isLong: values.long })
let found = 0
const toCome = chosen.values()
await Promise.all([runInTurn(), runInTurn()])
grounds.close()
const seconds = Math.round((performance.now() - startedAt) / 1_000)
console.log(`\n${found} findings in ${seconds} s (seed ${seed})`)
process.exitCode = found === 0 && chosen.length > 0 ? 0 : 1

/** Takes one assault after another from those that are still to come. */
async function runInTurn(): Promise<void> {
  for (const assault of toCome) {
    const findings = await runAssault(assault)
    found += findings
  }
}

/** Runs one assault and prints what it found; what it throws is a finding too. */
async function runAssault(assault: Assault): Promise<number> {
  const begunAt = performance.now()
  const { attempts, findings } = await assault.run(grounds).catch((error: unknown) => ({
    attempts: 0,
    findings: [{ what: 'the assault broke off', got: String(error instanceof Error ? error.stack : error) }],
  }))
  const seconds = ((performance.now() - begunAt) / 1_000).toFixed(1)
  console.log(
    `${findings.length === 0 ? '  ok  ' : ' FOUND'} ${assault.name}: ${attempts} attempts, ${seconds} s`,
  )
  for (const { what, got } of findings.slice(0, 20)) console.log(`        ${what}\n          → ${got}`)
  if (findings.length > 20) console.log(`        and ${findings.length - 20} more`)
  return findings.length
}
