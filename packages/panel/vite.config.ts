import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leaveSchemasOut } from './build/leave-schemas-out.ts'

/** Where calls and pictures come from while developing: a running server. */
const server = process.env.PANEL_API ?? 'http://127.0.0.1:3000'
const proxy = { '/api': server, '/static': server }

/** The panel is served under /config/. */
export default defineConfig({
  base: '/config/',
  plugins: [react(), ...leaveSchemasOut()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // What is there first comes as one file: cut along what rooms share it is dozens, each with its name in a list that the first one holds.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } } },
  },
  server: { proxy },
  preview: { proxy },
})
