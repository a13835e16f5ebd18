import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/paths.mjs'

/** Where random cases begin in `npm test`: the same each time, so that what fails is a change and not a chance. */
export const sameSeed = JSON.parse(readFileSync(inRoot('scripts', 'testing', 'seeds.json'), 'utf8')).same

/** Where those of `npm run proofs` begin: elsewhere each time, and at `CASE_SEED` where one is given, so that a failure can be had again. */
export const otherSeed = () => Number(process.env.CASE_SEED) || randomInt(1, 2 ** 31)
