import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { startBundled } from './packages/server/build/programs.ts'
import repeatingFiles from './scripts/postgres/repeating-files.json' with { type: 'json' }
import seeds from './scripts/testing/seeds.json' with { type: 'json' }

/** Reads what is built. */
const builtWords = 'scripts/words/built-in-german.test.ts'

/** What works on files and texts alone, or on a SQLite file that it makes itself: PostgreSQL makes no difference there. */
const withoutStore = [
  'packages/site/src/**/*.test.ts',
  builtWords,
  'packages/store/src/{folder-lock,full-disk,limits/rate-limit-memory}.test.ts',
  'packages/server/src/{cli,cli/check,cli/check/looks,mail}/*.test.ts',
  'packages/server/src/{catalogue/import/parse-csv,orders/bulk/killed-act,places/read-cities,sites/{check,unpack}-template}.test.ts',
  'packages/server/src/{images/{fetch-picture,images},pages/{page-needs,render-limit,storefront-pages,survey-template},payments/payments,owners/passwords}.test.ts',
]

/** What runs no statement on PostgreSQL that other files do not: `npm test` leaves them to `npm run proofs` there (decision 414). */
const repeating = process.env.POSTGRES_FILES === 'telling' ? repeatingFiles : []

/** `npm run proofs`: what many looks, widths or rounds prove is left to it. */
const isLong = process.env.PROOFS === 'long'

/** Files that share their process, so that the modules they have in common are loaded once for all and not once for each. */
const together = { isolate: false } as const

/** Programs that files start are those that people run, built before: from their sources each would take seconds to begin. */
const bundles = new URL('packages/server/dist/', import.meta.url)
const programs = startBundled((name) => `new URL('${new URL(`${name}.js`, bundles)}')`)

/** Draws random cases from the seed of the run. */
const drawCases = 'scripts/testing/draw-cases.ts'

/** What a password costs is nothing where tests sign in thousands of times: by argon2id it would be a fifth of all that they take. */
const quickPasswords: Plugin = {
  name: 'quick-passwords',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@node-rs\/argon2$/ },
    handler: (_id, importer) =>
      importer?.endsWith('/owners/passwords.ts')
        ? fileURLToPath(new URL('packages/server/src/testing/owners/quick-passwords.ts', import.meta.url))
        : null,
  },
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** How long proofs by many rounds are: short in `npm test`, long in `npm run proofs`. */
    proofLength: 'short' | 'long'
    /** Where random cases begin. */
    caseSeed: number
  }
}

export default defineConfig({
  test: {
    provide: {
      proofLength: isLong ? 'long' : 'short',
      caseSeed: Number(process.env.CASE_SEED ?? seeds.same),
    },
    // Vitest would leave one core to itself, and on two that is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...together,
          name: 'rules',
          include: [
            'packages/{template,domain,contract}/**/*.test.ts',
            'packages/panel/build/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [builtWords],
          environment: 'node',
          setupFiles: [drawCases],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...together,
          name: 'widgets',
          include: ['packages/{storefront,panel}/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [drawCases, 'scripts/testing/leave-window-tidy.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [programs, quickPasswords],
        test: {
          ...together,
          name: 'server',
          include: ['packages/{server,store}/src/**/*.test.ts', 'stand-ins/**/*.test.ts'],
          globalSetup: ['scripts/setup/bundles-of-tests.mjs', 'packages/store/src/testing/drop-schemas.ts'],
          exclude: [...withoutStore, ...repeating],
          environment: 'node',
          setupFiles: [drawCases, 'packages/store/src/testing/statements/record-statements.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [programs],
        test: {
          ...together,
          name: 'files',
          include: withoutStore,
          globalSetup: ['scripts/setup/bundles-of-tests.mjs'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...together,
          name: 'journeys',
          include: ['e2e/**/*.spec.ts'],
          exclude: isLong ? [] : ['e2e/looks/**'],
          globalSetup: ['e2e/testing/seed-once.ts'],
          environment: 'node',
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
