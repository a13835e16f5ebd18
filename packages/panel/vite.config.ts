import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The panel is served under /config/; while developing, calls go to a running server. */
export default defineConfig({
  base: '/config/',
  plugins: [react()],
  build: { outDir: 'dist', assetsDir: 'assets', target: 'es2022', sourcemap: false },
  server: {
    proxy: {
      '/api': process.env.PANEL_API ?? 'http://127.0.0.1:3000',
      '/static': process.env.PANEL_API ?? 'http://127.0.0.1:3000',
    },
  },
  preview: { proxy: { '/api': process.env.PANEL_API ?? 'http://127.0.0.1:3000' } },
})
