import fc from 'fast-check'
import { inject } from 'vitest'

// `npm test` draws the same random cases each time; `npm run proofs` draws others, and says from which seed.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('caseSeed') })
