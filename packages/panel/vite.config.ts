import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { speakLanguages } from '../../scripts/words/speak-languages.ts'
import { panelApp } from '../../scripts/words/spoken-app.ts'
import { leaveSchemasOut } from './build/leave-schemas-out.ts'
import { leaveUnusedOut } from './build/leave-unused-out.ts'
import { needsOf } from './build/needs-of.ts'

/** Where calls and pictures come from while developing: a running server. */
const server = process.env.PANEL_API ?? 'http://127.0.0.1:3000'
const proxy = { '/api': server, '/static': server }

const startRoom = needsOf('/src/screens/start/start-screen.tsx')

/** The panel is served under /config/. */
export default defineConfig({
  base: '/config/',
  plugins: [speakLanguages(panelApp), react(), ...leaveSchemasOut(), ...leaveUnusedOut(), startRoom.plugin],
  // What stands in for a hook that every React of today has stays out.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // Browsers that load no modules ahead load them a little later.
    modulePreload: { polyfill: false },
    // What is there first comes as one file: cut along what rooms share it is dozens, each with its name in a list that the first one holds.
    // The names of what follows stand in it, too: hundreds, and only their hashes tell them apart.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'] },
            // What most rooms share comes as one more: each would name its pieces else. What such a module imports is shared as widely, so that
            // none of this file waits for another.
            { name: 'rooms', minShareCount: 40 },
            // What many share comes as a third, but for what the room that most come to first is made of: it would wait for all of it.
            { name: 'parts', minShareCount: 24, test: (id: string) => !startRoom.has(id) },
          ],
        },
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  server: { proxy },
  preview: { proxy },
})
