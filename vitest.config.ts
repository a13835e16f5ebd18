import { defineConfig } from 'vitest/config'

/** What of the server works on files and texts alone: no database makes a difference there. */
const withoutStore = [
  'packages/site/src/**/*.test.ts',
  'packages/server/src/{cli/check,mail}/**/*.test.ts',
  'packages/server/src/{images/fetch-picture,pages/page-needs,payments/payments}.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/{template,domain,contract}/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'widgets',
          include: ['packages/{storefront,panel}/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/{server,store}/src/**/*.test.ts'],
          exclude: withoutStore,
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'files',
          include: withoutStore,
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/testing/seed-once.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
