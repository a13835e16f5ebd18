import fc from 'fast-check'
import { inject } from 'vitest'

// `npm test` draws the same random cases each time, so that what fails is a change and not a chance; `npm run proofs` draws others.
if (inject('proofLength') === 'short') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1_126_870 })
