import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { programs, startBundled } from './build/programs.ts'

const outDir = path.resolve(import.meta.dirname, 'dist')

/** Libraries of many small files, bundled with ours; the others are found in `node_modules`, where native ones have to be. */
const bundledLibraries = ['typebox', 'kysely', 'stripe', 'csv-parse']

/** The server and what it starts as programs, which begin in a third of the time that their files take. */
export default defineConfig({
  plugins: [startBundled((name) => `new URL('./${name}.js', import.meta.here)`), placesOfSources()],
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
      input: programs,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/** Files that a module of ours reads, and what it starts that is not bundled, lie beside its source: it goes on asking where that is. */
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
