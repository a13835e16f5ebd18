import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { speakLanguages } from '../../scripts/words/speak-languages.ts'
import { storefrontApp } from '../../scripts/words/spoken-app.ts'

/** The server build: one module that renders the React pages to HTML. React is bundled in its production form. */
export default defineConfig({
  plugins: [speakLanguages(storefrontApp, (file, { code }) => file.replace(/\.js$/, `.${code}.js`)), react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/pages.tsx',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'pages.js' } },
  },
})
