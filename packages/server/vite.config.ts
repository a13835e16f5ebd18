import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const outDir = path.resolve(import.meta.dirname, 'dist')

/** Libraries of many small files, bundled with ours; the others are found in `node_modules`, where native ones have to be. */
const bundledLibraries = ['typebox', 'kysely', 'stripe', 'csv-parse']

/** Threads that are bundled with the server, by the files that they begin with: from its sources, that of acts would take seconds to begin. */
const threads = { 'main-of-acts': 'src/start/main-of-acts.ts' }

/** The server as one program, which starts in a third of the time that its files take. */
export default defineConfig({
  plugins: [placesOfSources()],
  publicDir: false,
  ssr: { noExternal: [/^@vitrine\//, ...bundledLibraries], target: 'node' },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', ...threads },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/** Where a module of ours says that a thread begins. */
const placeOfThread = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/

/** Files that a module of ours reads, and threads that it starts, lie beside its source: it goes on asking where that is. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /\/node_modules\// }, code: 'import.meta.' },
      handler(code, id) {
        const folder = JSON.stringify(`/${path.relative(outDir, path.dirname(id))}`)
        const file = JSON.stringify(path.relative(outDir, id))
        return {
          code: code
            .replace(placeOfThread, (place, name: string) =>
              name in threads ? `new URL('./${name}.js', import.meta.here)` : place,
            )
            .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
            .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
            .replaceAll('import.meta.here', 'import.meta.url'),
          // Every line stays where it is.
          map: null,
        }
      },
    },
  }
}
