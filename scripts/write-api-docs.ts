/** `npm run api-docs`: writes docs/api.md from the contract. */
import { writeFileSync } from 'node:fs'
import { allCalls } from '@vitrine/contract/calls'
import { describeCalls } from './api-docs/describe-calls.ts'

writeFileSync(new URL('../docs/api.md', import.meta.url), describeCalls(allCalls))
