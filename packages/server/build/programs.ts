import path from 'node:path'
import type { Plugin } from 'vite'

const folder = path.resolve(import.meta.dirname, '..')

/** What is bundled, by the files that it begins with: the server, its thread of acts, and the command line. From its files, each takes seconds to begin. */
export const programs = {
  main: 'src/main.ts',
  'main-of-acts': 'src/start/main-of-acts.ts',
  vitrine: 'src/cli/main.ts',
}

/** Where a module says that a program begins. */
const placeOfSource = /new URL\('(\.[\w/.-]+\.ts)', import\.meta\.url\)/g

/** Has modules that start a program start the bundled one. `placeOf` writes in JavaScript where that lies, a `URL`. */
export function startBundled(placeOf: (name: string) => string): Plugin {
  return {
    name: 'start-bundled',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /\/node_modules\// }, code: placeOfSource },
      handler(code, id) {
        const written = code.replace(placeOfSource, (place, source: string) => {
          const name = nameOf(path.resolve(path.dirname(id), source))
          return name === undefined ? place : placeOf(name)
        })
        // Every line stays where it is.
        return { code: written, map: null }
      },
    },
  }
}

function nameOf(file: string): string | undefined {
  return Object.entries(programs).find(([, source]) => path.join(folder, source) === file)?.[0]
}
